import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { importLinks } from '#contract/imports/links.ts';
import { Answer } from '../base/answer.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Wizard } from '../kit/form/Wizard.tsx';
import { Note } from '../kit/page/Note.tsx';
import { useSendFile } from './data.ts';
import { ImportHead, useSteps } from './ImportHead.tsx';
import { OpenDrafts } from './OpenDrafts.tsx';
import { DropZone } from './steps/DropZone.tsx';

/** The first step: a file, or an import begun before. */
export function FilePage() {
  const say = useText();
  const navigate = useNavigate();
  const send = useSendFile();
  const [done, setDone] = useState(0);
  const take = async (file: File) => {
    setDone(0);
    try {
      const draft = await send.run({ input: {}, file, onProgress: setDone });
      if (draft) await navigate({ ...importLinks.unitsDraft(draft.id) });
    } catch (error) {
      if (!(error instanceof Answer)) throw error;
    }
  };
  return (
    <>
      <ImportHead />
      <Wizard label={say('IMPORTS.STEPS.LABEL')} steps={useSteps()} at={0}>
        <Card padded title={say('IMPORTS.STEPS.FILE')}>
          <p>{say('IMPORTS.FILE.LEAD')}</p>
          <br />
          <DropZone
            busy={send.busy}
            done={done}
            onFile={(file) => void take(file)}
            hint={say('IMPORTS.FILE.HINT')}
            accept=".json,.csv,.txt,.xlsx"
          />
        </Card>
        {send.refused && (
          <Note tone="bad" live>
            {say(send.refused.key, send.refused.params)}
          </Note>
        )}
        <Note>{say('IMPORTS.FILE.BIRTH')}</Note>
        <OpenDrafts />
      </Wizard>
    </>
  );
}
