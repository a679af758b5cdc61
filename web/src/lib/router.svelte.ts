/** Where we are: the path, followed by links inside the page without loading it anew. */
export const here = $state({ path: location.pathname, query: location.search, hash: location.hash });

function look(): void {
  here.path = location.pathname;
  here.query = location.search;
  here.hash = location.hash;
}

export function go(to: string): void {
  history.pushState(null, '', to);
  look();
  scrollTo(0, 0);
}

/** A click on a link of ours stays inside the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener('popstate', look);
