import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './scripts/offline.mjs';
import { packed } from './scripts/packed.mjs';

// The web client: `npm start` builds and serves it, `npm run dev` serves it from its sources.
export default defineConfig({
  plugins: [react(), offline(), packed()],
  server: { port: 4711, watch: { ignored: ['**/dist/**'] } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // scripts/budgets.mjs reads from it what each screen loads.
    manifest: true,
    // The security policy allows no inlined files but pictures.
    assetsInlineLimit: file => (/\.(svg|webp|png)$/.test(file) ? undefined : false),
  },
  worker: { format: 'es' },
});
