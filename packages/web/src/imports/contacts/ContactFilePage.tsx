import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { contactImports } from '#contract/imports/contacts/endpoints.ts';
import { importLinks } from '#contract/imports/links.ts';
import { Answer } from '../../base/answer.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { Wizard } from '../../kit/form/Wizard.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { DraftList } from '../steps/DraftList.tsx';
import { DropZone } from '../steps/DropZone.tsx';
import { ContactHead, useContactSteps } from './ContactHead.tsx';
import { useDiscardContacts, useSendContacts } from './data.ts';
import { useAskLeave } from './useAskLeave.ts';

function Begun() {
  const say = useText();
  const reading = useReading(contactImports.drafts, { page: 1, sizePerPage: 25 });
  const discard = useDiscardContacts();
  const ask = useAskLeave();
  const names = {
    go: (name: string) => say('CONTACT_IMPORT.FILE.CONTINUE', { name }),
    discard: (name: string) => say('CONTACT_IMPORT.FILE.DISCARD', { name }),
  };
  const title = say('CONTACT_IMPORT.FILE.OPEN');
  return (
    <Loaded of={reading} shape={<Skeleton rows={1} />}>
      {({ drafts }) => (
        <DraftList
          drafts={drafts}
          at={importLinks.contactsDraft}
          title={title}
          names={names}
          discard={discard}
          ask={ask}
        />
      )}
    </Loaded>
  );
}

function FileStep() {
  const say = useText();
  const navigate = useNavigate();
  const send = useSendContacts();
  const [done, setDone] = useState(0);
  const take = async (file: File) => {
    setDone(0);
    try {
      const draft = await send.run({ input: {}, file, onProgress: setDone });
      if (draft) await navigate({ ...importLinks.contactsDraft(draft.id) });
    } catch (error) {
      if (!(error instanceof Answer)) throw error;
    }
  };
  return (
    <>
      <ContactHead />
      <Wizard label={say('IMPORTS.STEPS.LABEL')} steps={useContactSteps()} at={0}>
        <Card padded title={say('IMPORTS.STEPS.FILE')}>
          <p>{say('CONTACT_IMPORT.FILE.LEAD')}</p>
          <br />
          <DropZone
            busy={send.busy}
            done={done}
            onFile={(file) => void take(file)}
            hint={say('CONTACT_IMPORT.FILE.HINT')}
            accept=".csv,.txt,.xlsx"
          />
        </Card>
        {send.refused && (
          <Note tone="bad" live>
            {say(send.refused.key, send.refused.params)}
          </Note>
        )}
        <Note>{say('IMPORTS.FILE.BIRTH')}</Note>
        <Begun />
      </Wizard>
    </>
  );
}

/** The first step: a list of contacts, or one begun before; only for who administers members. */
export const ContactFilePage = () => (useMay('members', 'rw') ? <FileStep /> : <Refused />);
