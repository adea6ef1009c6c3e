/** For Vitest: compiles the program that halls in processes of their own run, if anything changed. */
export default async function compile(): Promise<void> {
  const script = new URL('../../../../scripts/build.mjs', import.meta.url).href;
  const { build } = (await import(/* @vite-ignore */ script)) as { build(): Promise<void> };
  await build();
}
