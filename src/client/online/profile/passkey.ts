import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Me } from '../../../host/hall-api.ts';
import { changeSettings } from '../../settings/kept.ts';
import { hallApi } from '../api/api.ts';
import { setKnown } from '../api/known.ts';

/** A number in place of a name: passkeys belong to names alone. */
const NUMBERED = /^(\d+\.){3}\d+$|^\[/;

/** Browsers know passkeys only where nobody can listen in, at a place that has a name. */
export const canHavePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !NUMBERED.test(location.hostname);

/** The reader closed the browser's own question: nothing is wrong. */
const changedMind = (error: unknown): boolean => error instanceof Error && error.name === 'NotAllowedError';

/** Makes a passkey with which the reader can come back from another browser; null when they thought again. */
export async function addPasskey(label: string): Promise<Me | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await hallApi.newPasskey<PublicKeyCredentialCreationOptionsJSON>();
  try {
    return await hallApi.keepPasskey(label, await startRegistration({ optionsJSON }));
  } catch (error) {
    if (changedMind(error)) return null;
    throw error;
  }
}

/** Comes back as whoever made the passkey; null when they thought again. */
export async function signIn(): Promise<Me | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await hallApi.comeBack<PublicKeyCredentialRequestOptionsJSON>();
  try {
    const me = await hallApi.cameBack(await startAuthentication({ optionsJSON }));
    setKnown(me.id);
    changeSettings({ name: me.name });
    return me;
  } catch (error) {
    if (changedMind(error)) return null;
    throw error;
  }
}
