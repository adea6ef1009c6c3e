import { defineConfig, mergeConfig } from 'vite';
import { handIn } from './test/hand-in.ts';
import shipped from './vite.config.ts';

// The hall as it ships, with the games of `test/` on its shelf: for the end-to-end tests alone.
export default mergeConfig(shipped, defineConfig({ plugins: [handIn()], worker: { plugins: () => [handIn()] } }));
