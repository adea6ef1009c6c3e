import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * The order of test files: the ones named here first, in this order, and then the others. Two workers end at about the
 * same time when what takes longest does not come last; Vitest itself knows that only from the second run on.
 */
export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  const place = ({ moduleId }: TestSpecification): number => {
    const at = names.findIndex(name => moduleId.endsWith(name));
    return at < 0 ? names.length : at;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).sort((a, b) => place(a) - place(b));
    }
  };
}
