import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// A page for looking at the parts of the hall. npx vite --config dev/gallery/vite.config.ts
export default defineConfig({
  root: 'dev/gallery',
  plugins: [react()],
  server: { port: 4179, strictPort: true },
  build: { outDir: '/tmp/gallery/dist', emptyOutDir: true },
});
