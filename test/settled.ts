import { afterAll, vi } from 'vitest';

/**
 * What a drawn part loads when it is first shown (`lazy`) is waited for before its file ends: workers keep their modules,
 * and one that was cut off half-way would fail whoever asks for it next.
 */
afterAll(() => vi.dynamicImportSettled());
