import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BadInput } from '../../engine/input/bad-input.ts';
import type { Refused } from '../../host/hall-api.ts';
import { errorWords } from '../error-words.ts';
import { HINDRANCES, type Hindrance, hindranceOf } from '../hindrance.ts';
import type { Keeping } from '../keeping.ts';
import { RefusedError, stranger } from '../lobby/refused.ts';
import { errors } from '../metrics.ts';
import { Forgotten } from '../store/known.ts';

interface Answer {
  readonly status: number;
  readonly refused: Refused;
}

const BROKEN: Answer = { status: 500, refused: { error: 'broken', message: 'Something broke on our side.' } };

/** What the framework refuses by itself. */
const BY_STATUS: Readonly<Record<number, Refused>> = {
  413: { error: 'too-large', message: 'The request is too large.' },
  415: { error: 'not-json', message: 'Only application/json is read here.' },
  429: { error: 'too-many', message: 'Too many requests from your address: wait a little.' },
  503: { error: 'closing', message: 'The hall is being restarted: try again in a moment.' },
};

/** Of what broke on our side: a visitor whose line is cut, or a mail server that is away, says nothing of the database. */
const hindranceIn = (error: unknown): Hindrance | null =>
  error instanceof RefusedError || (error instanceof Error && 'statusCode' in error) ? null : hindranceOf(error);

export function answerTo(error: unknown): Answer {
  if (error instanceof RefusedError) return { status: error.status, refused: error.refused };
  if (error instanceof Forgotten) return answerTo(stranger());
  if (error instanceof BadInput) {
    return { status: 400, refused: { error: 'bad-input', message: error.message, field: error.where } };
  }
  const hindrance = hindranceIn(error);
  if (hindrance) return { status: 503, refused: { error: hindrance, message: HINDRANCES[hindrance] } };
  if (!(error instanceof Error)) return BROKEN;
  const { statusCode: status = 500, validation, validationContext } = error as Partial<FastifyError>;
  if (validation) return { status: 400, refused: invalid(validation, validationContext ?? 'body') };
  const known = BY_STATUS[status];
  if (known) return { status, refused: known };
  if (status < 400 || status >= 500) return BROKEN;
  return { status, refused: { error: 'bad-input', message: 'The request cannot be read.' } };
}

type Problem = NonNullable<FastifyError['validation']>[number];

/** Names the field, and says what is wrong with it. */
function invalid(problems: readonly Problem[], context: string): Refused {
  // Of a choice between shapes, the last word is that none fits; the problem inside the nearest one says more.
  const [problem] = problems;
  const { missingProperty, additionalProperty } = problem.params;
  const path = [...problem.instancePath.split('/').slice(1), missingProperty ?? additionalProperty ?? []].flat();
  const field = path.reduce<string>(
    (text, part) => (/^\d+$/.test(String(part)) ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${part}`),
    '',
  );
  const said =
    missingProperty !== undefined
      ? 'is missing'
      : additionalProperty !== undefined
        ? 'is unknown'
        : (problem.message ?? 'is wrong');
  const where = (field || context).slice(0, 100);
  return { error: 'bad-input', message: `${where}: ${said}`, field: where };
}

/** Answers what went wrong; what went wrong on our side is told to the keeper. */
export const errorHandler =
  (keeping: Keeping) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, refused } = answerTo(error);
    if (status === 500) {
      errors.inc({ where: 'http' });
      const { method, routeOptions } = request;
      request.log.error({ error: errorWords(error), method, route: routeOptions.url }, 'a request broke');
    } else if (hindranceIn(error)) keeping.broke('http', error);
    void reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(refused);
  };
