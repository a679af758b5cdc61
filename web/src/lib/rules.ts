/** A rule of the ledger for reading: without its sources, with its references to follow. */
export type RulePiece = { text: string; rule?: string; strong?: boolean };

/** Where a rule comes from: "(A: Victory; inferred)", "(B: …)". For those who keep the ledger, not for players. */
const SOURCE = /\s*\((?:[ABC]|inferred)\b[^()]*(?:\([^()]*\)[^()]*)*\)\s*$/;
const PIECE = /\*\*(.+?)\*\*|\b([A-Z]{2}-[A-Z]+-\d+[a-z]?)\b/g;

export function ruleText(text: string): RulePiece[] {
  const plain = text.replace(SOURCE, '').replace(/`/g, '');
  const out: RulePiece[] = [];
  let end = 0;
  for (const match of plain.matchAll(PIECE)) {
    if (match.index > end) out.push({ text: plain.slice(end, match.index) });
    if (match[1] !== undefined) out.push({ text: match[1], strong: true });
    else out.push({ text: match[0], rule: match[0] });
    end = match.index + match[0].length;
  }
  if (end < plain.length) out.push({ text: plain.slice(end) });
  return out;
}
