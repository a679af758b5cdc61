// Before the first paint: the light or the dark that was chosen here.
try {
  const theme = JSON.parse(localStorage.getItem('quarterdeck') ?? '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // no storage: the system's wish applies
}
