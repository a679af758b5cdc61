/** What has been so for a while: what passes at once is never shown, so that nothing flickers. */
export class Lasting<T> {
  value = $state.raw<T | null>(null);

  /** Made while a component is; null is shown at once. */
  constructor(now: () => T | null, ms: number) {
    $effect(() => {
      const is = now();
      if (is === null) {
        this.value = null;
        return;
      }
      const timer = setTimeout(() => (this.value = is), ms);
      return () => clearTimeout(timer);
    });
  }
}
