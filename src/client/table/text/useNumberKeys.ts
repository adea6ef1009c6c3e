import { useEffect, useState } from 'react';
import { typeDigit } from './number-keys.ts';

/** Choices by their number: typed digits, and Enter where more could follow. Returns what is typed so far. */
export function useNumberKeys(count: number, choose: (number: number) => void): string {
  const [digits, setDigits] = useState('');
  useEffect(() => {
    setDigits('');
    if (count === 0) return;
    let typed = '';
    const show = (next: string) => {
      typed = next;
      setDigits(next);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') || isField(event.target)) return;
      if (/^\d$/.test(event.key)) {
        const next = typeDigit(typed, event.key, count);
        show(next.kind === 'typing' ? next.digits : '');
        if (next.kind === 'chosen') choose(next.number);
      } else if (event.key === 'Enter' && typed !== '') {
        event.preventDefault();
        const number = Number(typed);
        show('');
        choose(number);
      } else if (event.key === 'Escape' || event.key === 'Backspace') show('');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [count, choose]);
  return digits;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'range'].includes(target.type);
