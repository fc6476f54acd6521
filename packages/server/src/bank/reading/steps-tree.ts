import { Refused } from '#contract/refusals.ts';
import { type Node, type Untidy, walkTree } from '../../base/reading/reading-tree.ts';

function textOf(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 200);
  const [, encoding = 'utf-8'] = /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head) ?? [];
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refused('BANK.ERRORS.ENCODING');
  }
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
