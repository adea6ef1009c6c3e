import { useEffect } from 'react';

/** While acts of others wait to be shown, any click or key shows them all; the click still does what it was meant to do. */
export function useSkip(waiting: boolean, skip: () => void): void {
  useEffect(() => {
    if (!waiting) return;
    const onKey = (event: KeyboardEvent) => {
      if (!['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)) skip();
    };
    window.addEventListener('click', skip);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('click', skip);
      window.removeEventListener('keydown', onKey);
    };
  }, [waiting, skip]);
}
