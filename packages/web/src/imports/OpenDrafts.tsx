import { imports } from '#contract/imports/endpoints.ts';
import { importLinks } from '#contract/imports/links.ts';
import { useReading } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useText } from '../base/texts.tsx';
import { Skeleton } from '../kit/card/Skeleton.tsx';
import { useDiscard } from './data.ts';
import { DraftList } from './steps/DraftList.tsx';
import { useAskDiscard } from './useAskDiscard.ts';

/** Imports of the house begun and not finished. */
export function OpenDrafts() {
  const say = useText();
  const reading = useReading(imports.drafts, { page: 1, sizePerPage: 25 });
  const discard = useDiscard();
  const ask = useAskDiscard();
  const names = {
    go: (name: string) => say('IMPORTS.FILE.CONTINUE', { name }),
    discard: (name: string) => say('IMPORTS.FILE.DISCARD', { name }),
  };
  return (
    <Loaded of={reading} shape={<Skeleton rows={1} />}>
      {({ drafts }) => (
        <DraftList
          drafts={drafts}
          at={importLinks.unitsDraft}
          title={say('IMPORTS.FILE.OPEN')}
          names={names}
          discard={discard}
          ask={ask}
        />
      )}
    </Loaded>
  );
}
