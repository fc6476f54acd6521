import { Refused } from '#contract/refusals.ts';
import { lettersOf, type Node, type Untidy, walkTree } from '../../base/reading/reading-tree.ts';

function textOf(bytes: Buffer): string {
  const text = lettersOf(bytes);
  if (text === null) throw new Refused('BANK.ERRORS.ENCODING');
  return text;
}

const refusals = {
  doctype: 'BANK.ERRORS.DOCTYPE',
  nesting: 'BANK.ERRORS.XML',
  cut: 'BANK.ERRORS.XML_CUT',
} as const satisfies Record<Untidy, string>;

/** Walks a statement of tags; what `takes` answers true for is let go of. */
export function walkTags(bytes: Buffer, takes: (node: Node, within: readonly string[]) => boolean): void {
  walkTree(textOf(bytes), takes, (why) => new Refused(refusals[why]));
}
