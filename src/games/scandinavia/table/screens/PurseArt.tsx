import type { ReactElement } from 'react';

/** A purse: tied with a rope while what is in it is sealed. */
export const PurseArt = ({ tied }: { readonly tied: boolean }): ReactElement => (
  <svg className="sc-purse-art" viewBox="0 0 88 92" aria-hidden="true">
    <path d="M28,24C2,44 0,88 22,88H66C88,88 86,44 60,24C62,18 68,10 70,3C56,8 32,8 18,3C20,10 26,18 28,24Z" />
    {tied && <path className="sc-purse-rope" d="M25,22H63V28H25Z" />}
  </svg>
);
