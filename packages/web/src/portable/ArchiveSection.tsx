import { Button } from '@mantine/core';
import { IconArchive, IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { sizeText } from '#contract/base/files/files.ts';
import { typo } from '#contract/base/words/typo.ts';
import { portable } from '#contract/portable/endpoints.ts';
import type { HouseArchive } from '#contract/portable/schema.ts';
import { useChange } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useLanguage, useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardNone, CardRow, CardRows } from '../kit/card/CardRows.tsx';
import { Skeleton } from '../kit/card/Skeleton.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { Note } from '../kit/page/Note.tsx';
import { PageLead } from '../kit/page/PageHead.tsx';
import { AskDialog } from './AskDialog.tsx';
import { saveArchive, useArchives } from './data.ts';
import css from './Portable.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The whole house as one file: asked for, watched and fetched. */
export function ArchiveSection() {
  const say = useText();
  return (
    <Loaded of={useArchives()} shape={<Skeleton rows={4} />}>
      {({ archives, mayAsk }) => (
        <FormStack>
          <PageLead>{say('PORTABLE.LEAD')}</PageLead>
          <Note tone="warn">{say('PORTABLE.PERSONAL')}</Note>
          <Archives archives={archives} mayAsk={mayAsk} />
          <p className={css.quiet}>{say('PORTABLE.SECRET')}</p>
        </FormStack>
      )}
    </Loaded>
  );
}

const isOn = ({ state }: HouseArchive) => state === 'waiting' || state === 'running';

function Archives({ archives, mayAsk }: { archives: readonly HouseArchive[]; mayAsk: boolean }) {
  const say = useText();
  const [asking, setAsking] = useState(false);
  const button = (
    <Button disabled={archives.some(isOn)} leftSection={<IconArchive {...icon} />} onClick={() => setAsking(true)}>
      {say('PORTABLE.ASK')}
    </Button>
  );
  return (
    <Card title={say('PORTABLE.LIST')} aside={mayAsk && button}>
      {!mayAsk && <CardNone>{say('PORTABLE.ONLY')}</CardNone>}
      {mayAsk && archives.length === 0 && <CardNone>{say('PORTABLE.NONE')}</CardNone>}
      {archives.length > 0 && (
        <CardRows>
          {archives.map((one) => (
            <CardRow key={one.id}>
              <Archive of={one} />
            </CardRow>
          ))}
        </CardRows>
      )}
      {asking && <AskDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

function useTold({ state, keptUntil, bytes }: HouseArchive): string {
  const say = useText();
  const { locale } = useLanguage();
  const { moment } = useShown();
  if (state === 'waiting') return say('PORTABLE.WAITING');
  if (state === 'running') return say('PORTABLE.RUNNING');
  if (state === 'failed') return say('PORTABLE.FAILED');
  if (keptUntil === null || bytes === null) return say('PORTABLE.OVER');
  return say('PORTABLE.KEPT', { size: sizeText(bytes, locale), until: moment(keptUntil) });
}

function Archive({ of }: { of: HouseArchive }) {
  const say = useText();
  const { moment } = useShown();
  const remove = useChange(portable.remove);
  const name = typo(say('PORTABLE.ROW', { at: moment(of.createdAt), person: of.askedBy }));
  const told = useTold(of);
  return (
    <>
      <span className={css.what}>
        <b>{name}</b>
        <span className={css.quiet} role={isOn(of) ? 'status' : undefined}>
          {[of.sealed && say('PORTABLE.SEALED'), told].filter(Boolean).join(', ')}
        </span>
      </span>
      {of.mine && of.keptUntil !== null && (
        <span className={css.deeds}>
          <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={() => void saveArchive(of.id)}>
            {say('PORTABLE.DOWNLOAD')}
            <span className="vh"> {name}</span>
          </Button>
          <Button
            variant="subtle"
            color="cihla"
            loading={remove.busy}
            leftSection={<IconTrash {...icon} />}
            onClick={() => void remove.run({ id: of.id }).catch(() => undefined)}
          >
            {say('PORTABLE.REMOVE')}
            <span className="vh"> {name}</span>
          </Button>
        </span>
      )}
    </>
  );
}
