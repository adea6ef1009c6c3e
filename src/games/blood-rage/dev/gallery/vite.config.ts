import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// A page for looking at the parts of this table: npx vite --config src/games/blood-rage/dev/gallery/vite.config.ts
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 4179, strictPort: true },
});
