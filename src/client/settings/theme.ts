import { useEffect } from 'react';
import { useSettings } from './kept.ts';

const LIGHT = '(prefers-color-scheme: light)';

/** The frame of the browser takes the colour of the rail. */
const GROUND = { dark: '#120e0a', light: '#dcc9a3' } as const;

/** Keeps the page in the theme that was chosen, or in that of the system while it is followed. */
export function useTheme(): void {
  const { theme } = useSettings();
  useEffect(() => {
    const system = matchMedia(LIGHT);
    const paint = () => {
      const shown = theme === 'system' ? (system.matches ? 'light' : 'dark') : theme;
      document.documentElement.dataset.theme = shown;
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUND[shown]);
    };
    paint();
    system.addEventListener('change', paint);
    return () => system.removeEventListener('change', paint);
  }, [theme]);
}
