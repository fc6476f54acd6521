import { useParams } from '@tanstack/react-router';
import type { ContactsAccepted } from '#contract/imports/contacts/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useFinished } from '../steps/finished.ts';
import { ContactDone } from './ContactDone.tsx';
import { ContactMapping } from './ContactMapping.tsx';
import { ContactPreviewStep } from './ContactPreviewStep.tsx';
import { useContactDraft } from './data.ts';

function OneDraft({ id }: { id: number }) {
  const draft = useContactDraft(id);
  const [done, finish] = useFinished<{ result: ContactsAccepted; left: number }>('contacts', id);
  if (done) return <ContactDone {...done} />;
  return (
    <Loaded of={draft.list}>
      {(seen) =>
        seen.draft.step === 'mapping' || draft.choosingColumns ? (
          <ContactMapping draft={seen.draft} table={seen.table} onDone={() => draft.chooseColumns(false)} />
        ) : (
          <ContactPreviewStep
            seen={seen}
            draft={draft}
            onAccepted={(result) => finish({ result, left: seen.counts.doubtful })}
          />
        )
      }
    </Loaded>
  );
}

/** One list of contacts on its way: columns, preview, and what came of it. */
export function ContactDraftPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  return useMay('members', 'rw') ? <OneDraft id={Number(id)} /> : <Refused />;
}
