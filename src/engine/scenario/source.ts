import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { distance } from '../input/distance.ts';
import { type JsonSlip, slipIn } from '../input/json-text.ts';
import { shown } from './pattern.ts';
import type { JsonSchema } from './terms.ts';

/** Something is wrong with the file, or something in it is not so. */
export interface Problem {
  readonly line: number;
  /** Counted from 1; missing when the trouble lies outside the steps. */
  readonly step?: number;
  /** The field of the file, or the path in a view. */
  readonly path: string;
  readonly message: string;
}

/** The names and numbers that lead to a place in the file. */
export type Location = readonly (string | number)[];

/** `steps[2].does.kind`, without what `step` says already. */
const spelled = (location: Location): string =>
  location
    .map(part => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

// A schema takes longer to compile than a scenario to play.
const validators = new WeakMap<JsonSchema, ValidateFunction>();

function validatorOf(schema: JsonSchema): ValidateFunction {
  let validate = validators.get(schema);
  if (!validate) {
    validate = new Ajv({ allErrors: true, verbose: true, strict: false, inlineRefs: false }).compile(schema);
    validators.set(schema, validate);
  }
  return validate;
}

/** A scenario's text, with the line of every field. */
export class ScenarioSource {
  readonly value: unknown = undefined;
  /** Empty when the text is sound JSON. */
  readonly problems: readonly Problem[];
  private readonly text: string;
  private readonly root: Node | undefined = undefined;

  constructor(text: string) {
    this.text = text;
    const unsafe = slipIn(text);
    if (unsafe?.slip === 'deep' || unsafe?.slip === 'mark') {
      this.problems = [this.slip(unsafe)];
      return;
    }
    const errors: ParseError[] = [];
    this.root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    this.value = this.root && getNodeValue(this.root);
    // One slip makes the parser stumble on, so only the first is of use.
    const [slip] = errors;
    if (slip) {
      const near = text.slice(slip.offset, slip.offset + 20).split('\n')[0];
      const message = `this is not JSON: ${inWords(printParseErrorCode(slip.error))}${near && ` at ${near}`}`;
      this.problems = [{ line: this.lineAt(slip.offset), path: '', message }];
    } else this.problems = unsafe ? [this.slip(unsafe)] : [];
  }

  private slip({ offset, path, slip, problem }: JsonSlip): Problem {
    const message = slip === 'twice' ? 'is written twice' : `this ${problem}`;
    return { ...this.problem(path, message), line: this.lineAt(offset) };
  }

  /** The problem of a field, or of the nearest thing around it that is in the file. */
  problem(location: Location, message: string, path?: string): Problem {
    const [first, index, ...rest] = location;
    const inStep = first === 'steps' && typeof index === 'number';
    return {
      line: this.lineOf(location),
      ...(inStep ? { step: index + 1 } : {}),
      path: path ?? spelled(inStep ? rest : location),
      message,
    };
  }

  /** Everything in the file that the schema does not allow. */
  check(schema: JsonSchema): Problem[] {
    const validate = validatorOf(schema);
    if (validate(this.value)) return [];
    const problems = (validate.errors ?? []).flatMap(error => this.objection(error));
    return problems.filter(
      (one, i) => problems.findIndex(other => other.line === one.line && other.path === one.path) === i,
    );
  }

  private objection(error: ErrorObject): Problem[] {
    const location: (string | number)[] = [];
    let at: unknown = this.value;
    for (const part of error.instancePath.split('/').slice(1)) {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      location.push(Array.isArray(at) ? Number(name) : name);
      at = (at as Readonly<Record<string, unknown>>)[name];
    }
    const { keyword, params, schemaPath } = error;
    // A branch that does not fit says so itself; which branch was tried is of no interest.
    if (keyword === 'if' || keyword === 'propertyNames' || schemaPath.includes('/anyOf/')) return [];
    // What a name is found wanting by lies one level above it.
    const name = at !== error.data && typeof error.data === 'string' ? error.data : undefined;
    if (name !== undefined) location.push(name);
    else if (keyword === 'additionalProperties') location.push(String(params.additionalProperty));
    return [this.problem(location, sentence(error, name))];
  }

  private lineOf(location: Location): number {
    if (!this.root) return 1;
    for (let length = location.length; length >= 0; length--) {
      const node = findNodeAtLocation(this.root, location.slice(0, length));
      // The line of a field is where its name stands.
      if (node) return this.lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
    }
    return 1;
  }

  private lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }
}

/** `CommaExpected` reads "comma expected". */
const inWords = (code: string): string => code.replace(/(?<!^)[A-Z]/g, letter => ` ${letter}`).toLowerCase();

const MANY = 24;

/** What would be right: all of it when it is short, else what looks most like it. */
function allowed(names: readonly unknown[], given: unknown): string {
  if (names.length <= MANY) return `there ${names.length === 1 ? 'is' : 'are'} ${names.join(', ') || 'none'}`;
  const near = [...names].sort((a, b) => distance(String(a), String(given)) - distance(String(b), String(given)));
  return `the nearest are ${near.slice(0, 3).join(', ')}`;
}

function sentence({ keyword, params, data, parentSchema, message }: ErrorObject, name?: string): string {
  const given = name ?? data;
  switch (keyword) {
    case 'additionalProperties': {
      const fields = Object.keys((parentSchema?.properties as object | undefined) ?? {});
      return `is not a field here; ${allowed(fields, params.additionalProperty)}`;
    }
    case 'required':
      return `"${params.missingProperty}" is missing`;
    case 'enum':
      return name === undefined
        ? `is ${shown(given)}; ${allowed(params.allowedValues, given)}`
        : `is unknown; ${allowed(params.allowedValues, given)}`;
    case 'const':
      return `is ${shown(given)}; only ${shown(params.allowedValue)} is allowed`;
    case 'type':
      return `is ${shown(given)}; wanted is ${String(params.type) === 'object' ? 'an object' : `a value of the type ${params.type}`}`;
    case 'false schema':
      return 'a test that begins with $ stands alone';
    case 'anyOf':
      return String(parentSchema?.description ?? message);
    default:
      return String(message);
  }
}
