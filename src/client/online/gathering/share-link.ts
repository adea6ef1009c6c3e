import { announce } from '../../announce.tsx';
import { hrefOf, type Route } from '../../router.ts';

export const linkTo = (route: Route): string => new URL(hrefOf(route), location.href).href;

/** Hands the link over: by the device's own way of sharing where there is a finger to use it, else by the clipboard. */
export async function shareLink(route: Route, copied: string): Promise<'shared' | 'copied' | 'failed'> {
  const url = linkTo(route);
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ url, title: 'Skáli' });
      return 'shared';
    } catch (error) {
      // Whoever changed their mind wants no copy either.
      if (error instanceof DOMException && error.name === 'AbortError') return 'failed';
    }
  }
  return copyLink(url, copied);
}

export async function copyLink(url: string, copied: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(url);
    announce(copied);
    return 'copied';
  } catch {
    return 'failed';
  }
}
