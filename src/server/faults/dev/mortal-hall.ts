import { type Env, HallProcess } from './hall-process.ts';

/** A hall on one port whose process is killed and replaced at once, again and again. */
export class MortalHall {
  private env: Env;
  private current: HallProcess;
  private spare = new HallProcess();
  kills = 0;
  /** What all of its processes wrote. */
  output = '';

  private constructor(first: HallProcess, env: Env) {
    this.current = first;
    this.env = { ...env, PORT: String(first.port) };
  }

  static async open(env: Env): Promise<MortalHall> {
    return new MortalHall(await HallProcess.open(env), env);
  }

  get url(): string {
    return this.current.url;
  }

  async kill(): Promise<void> {
    await this.current.kill();
    this.kills++;
  }

  /** The next process, on the same port; from now on with these settings, too. */
  async rise(env: Env = {}): Promise<void> {
    this.output += this.current.output;
    this.env = { ...this.env, ...env };
    this.current = await this.spare.open(this.env);
    this.spare = new HallProcess();
  }

  async close(): Promise<number | null> {
    await this.spare.kill();
    const code = await this.current.stop();
    this.output += this.current.output;
    return code;
  }
}
