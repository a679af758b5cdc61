/** Whether a number is better or worse than printed, for its colour: the same everywhere. */
export function change(now: number | null | undefined, printed: string | undefined): 'better' | 'worse' | '' {
  const was = Number(printed);
  if (now == null || !printed || Number.isNaN(was) || now === was) return '';
  return now > was ? 'better' : 'worse';
}

/** Where a number comes from, among the lines that explain numbers: "Finesse 0 = 1 printed − 1 Boon". */
export const reason = (name: string, explained: readonly string[] | undefined): string | undefined =>
  explained?.find((line) => line.startsWith(`${name} `));
