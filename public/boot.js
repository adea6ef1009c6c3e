// Runs before the first paint, so that nobody who reads in the light theme is flashed with the dark one.
(() => {
  let theme = 'dark';
  try {
    theme = JSON.parse(localStorage.getItem('skali.settings') ?? '{}').theme;
  } catch {
    // Nothing stored, or nothing readable: the hall falls back by itself.
  }
  const light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
})();
