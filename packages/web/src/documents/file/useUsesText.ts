import { attached } from '#contract/documents/endpoints-attached.ts';
import { ask } from '../../base/ask.ts';
import { useText } from '../../base/texts.tsx';

/** Things that a question before a deletion names; of others it says how many there are. */
const mostNamed = 5;

/** Where documents are attached, as a deletion says it before it happens; empty where they are nowhere. Asked anew each time. */
export function useUsesText() {
  const say = useText();
  return async (chosen: { files?: number[]; folders?: number[] }): Promise<string> => {
    const { uses, total } = await ask(attached.uses, chosen);
    if (total === 0) return '';
    const named = [...new Set(uses.map((use) => use.title))].slice(0, mostNamed);
    const left = total - uses.filter((use) => named.includes(use.title)).length;
    const more = left > 0 ? [say('ATTACHED.USES.MORE', { count: left })] : [];
    return ` ${say('ATTACHED.USES.DELETE', { where: [...named, ...more].join(', ') })}`;
  };
}
