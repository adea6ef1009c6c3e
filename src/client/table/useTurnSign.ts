import { useEffect } from 'react';

const TURN_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M5 2h22l3 3v22l-3 3H5l-3-3V5z" fill="#1c0f05"/>' +
    '<path d="M16 4l12 12-12 12L4 16z" fill="#f08a35"/><path d="M16 10l6 6-6 6-6-6z" fill="#1c0f05"/></svg>',
)}`;

/** Title and icon of the page, so that one sees from another tab that it is one's turn. */
export function useTurnSign(title: string, asked: boolean): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    if (!asked || !icon) return;
    const { href } = icon;
    icon.href = TURN_ICON;
    return () => {
      icon.href = href;
    };
  }, [asked]);
}
