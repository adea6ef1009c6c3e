import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/**
 * The hall's log: one JSON object a line. Addresses of tables are keys to them, so requests are told by their route
 * and never by their address; what could still carry a secret is cut out here.
 */
export const makeLog = ({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Log =>
  pino(
    {
      level: logLevel,
      base: null,
      redact: {
        paths: [
          'cookie',
          'authorization',
          'token',
          'seed',
          'share',
          'invite',
          'headers',
          '*.cookie',
          '*.authorization',
          '*.headers',
        ],
        censor: '[secret]',
      },
    },
    ...(to ? [to] : []),
  );
