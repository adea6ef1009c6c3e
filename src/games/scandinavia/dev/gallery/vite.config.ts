import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// A page for looking at this table: npx vite --config src/games/scandinavia/dev/gallery/vite.config.ts
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 4181, strictPort: true },
});
