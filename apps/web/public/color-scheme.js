// Sets the chosen scheme before the first paint; a file of its own because the page allows no inline script.
try {
  const scheme = localStorage.getItem('datacoach-color-scheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.mantineColorScheme = scheme;
} catch {
  // Storage is switched off: the dark default stands.
}
