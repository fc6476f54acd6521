import { Button, Switch } from '@mantine/core';
import { IconPencil, IconPlus, IconPrinter, IconQrcode, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { walls } from '#contract/walls/endpoints.ts';
import { type SheetSize, sheetSizes } from '#contract/walls/rules.ts';
import { showCode } from '#contract/walls/rules-codes.ts';
import { placeLine } from '#contract/walls/rules-words.ts';
import type { Wall, WallPlace } from '#contract/walls/schema.ts';
import { ask } from '../base/ask.ts';
import { useChange, useReading } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useMay } from '../base/me.tsx';
import { useLanguage, useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { CardFoot, CardRow, CardRows } from '../kit/card/CardRows.tsx';
import { Skeleton } from '../kit/card/Skeleton.tsx';
import { confirm } from '../kit/dialog/confirm.tsx';
import { download } from '../kit/files/download.ts';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { MenuItem } from '../kit/menu/MenuItems.tsx';
import { RowMenu } from '../kit/menu/RowMenu.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { PageLead } from '../kit/page/PageHead.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import css from './Walls.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Codes on the wall: whether they are open, and the places they hang at. */
export function WallSection() {
  const say = useText();
  return (
    <Loaded of={useReading(walls.one, {})} shape={<Skeleton rows={6} />}>
      {(wall) => (
        <FormStack>
          <PageLead>{say('WALLS.SETTINGS.LEAD')}</PageLead>
          <Card padded>
            <Turn wall={wall} />
          </Card>
          <Places wall={wall} />
        </FormStack>
      )}
    </Loaded>
  );
}

function Turn({ wall }: { wall: Wall }) {
  const say = useText();
  const mayTurn = useMay('svj', 'rw');
  const turn = useChange(walls.turn);
  return (
    <Switch
      label={say('WALLS.SETTINGS.ON')}
      description={say('WALLS.SETTINGS.ON_HINT')}
      checked={wall.isOn}
      disabled={!mayTurn || turn.busy}
      onChange={(e) => void turn.run({ isOn: e.currentTarget.checked }).catch(() => undefined)}
    />
  );
}

/** Saves sheets of these places, or of all that have a code. */
function useSheets() {
  const { locale: lang } = useLanguage();
  return async (paper: SheetSize, ids?: number[]) => {
    const ticket = await ask(walls.print, { lang, paper, ...(ids && { ids }) }).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
}

function Places({ wall }: { wall: Wall }) {
  const say = useText();
  const print = useSheets();
  const [edited, edit] = useState<WallPlace | 'new' | null>(null);
  const add = (
    <Button leftSection={<IconPlus {...icon} />} onClick={() => edit('new')}>
      {say('WALLS.SETTINGS.ADD')}
    </Button>
  );
  const isBlank = wall.places.length === 0;
  return (
    <Card title={say('WALLS.SETTINGS.PLACES')} aside={!isBlank && add}>
      {isBlank ? (
        <EmptyState kind="empty" title={say('WALLS.SETTINGS.NONE_TITLE')} text={say('WALLS.SETTINGS.NONE')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <CardRows>
            {wall.places.map((place) => (
              <CardRow key={place.id}>
                <PlaceRow place={place} onEdit={() => edit(place)} onPrint={(paper) => void print(paper, [place.id])} />
              </CardRow>
            ))}
          </CardRows>
          {wall.places.some((p) => p.code !== null) && (
            <CardFoot>
              <PrintAll onPrint={(paper) => void print(paper)} />
            </CardFoot>
          )}
        </>
      )}
      {edited && (
        <PlaceDialog place={edited === 'new' ? null : edited} entrances={wall.entrances} onClose={() => edit(null)} />
      )}
    </Card>
  );
}

function PrintAll({ onPrint }: { onPrint: (paper: SheetSize) => void }) {
  const say = useText();
  return (
    <div className={css.deeds}>
      {sheetSizes.map((paper) => (
        <Button key={paper} variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => onPrint(paper)}>
          {say('WALLS.SETTINGS.PRINT_ALL', { paper })}
        </Button>
      ))}
    </div>
  );
}

type RowProps = { place: WallPlace; onEdit: () => void; onPrint: (paper: SheetSize) => void };
function PlaceRow({ place, onEdit, onPrint }: RowProps) {
  const say = useText();
  const name = typo(placeLine(place, say));
  const where = typo(placeLine({ ...place, name: '' }, say));
  return (
    <div className={css.row}>
      <div className={css.grow}>
        <div className={css.name}>{typo(place.name)}</div>
        {where && <div className={css.quiet}>{where}</div>}
        <div className={css.quiet}>
          {place.code ? say('WALLS.SETTINGS.CODE', { code: showCode(place.code) }) : say('WALLS.SETTINGS.NO_CODE')}
        </div>
      </div>
      <RowMenu name={name}>
        <PlaceDeeds place={place} onEdit={onEdit} onPrint={onPrint} />
      </RowMenu>
    </div>
  );
}

type Deed = 'RENEW' | 'REVOKE' | 'REMOVE';
/** Each asks first: a printed sheet stops working at once. */
function useDeeds({ id, name, code }: WallPlace) {
  const say = useText();
  const renew = useChange(walls.renew);
  const revoke = useChange(walls.revoke);
  const remove = useChange(walls.removePlace);
  const of = { RENEW: renew, REVOKE: revoke, REMOVE: remove };
  return async (deed: Deed) => {
    const question = {
      title: say(`WALLS.SETTINGS.${deed}_TITLE`, { name: typo(name) }),
      text: say(`WALLS.SETTINGS.${deed}_TEXT`),
      yes: say(`WALLS.SETTINGS.${deed}`),
      no: say('FORM.KEEP'),
      danger: deed !== 'RENEW',
    };
    // Without a code there is no sheet that could stop working.
    if (code !== null && !(await confirm(question))) return;
    await of[deed].run({ id }).catch(() => undefined);
  };
}

function PlaceDeeds({ place, onEdit, onPrint }: RowProps) {
  const say = useText();
  const does = useDeeds(place);
  return (
    <>
      {place.code &&
        sheetSizes.map((paper) => (
          <MenuItem key={paper} leftSection={<IconPrinter {...icon} />} onClick={() => onPrint(paper)}>
            {say('WALLS.SETTINGS.PRINT', { paper })}
          </MenuItem>
        ))}
      <MenuItem leftSection={<IconPencil {...icon} />} onClick={onEdit}>
        {say('FORM.EDIT')}
      </MenuItem>
      <MenuItem leftSection={<IconRefresh {...icon} />} onClick={() => void does('RENEW')}>
        {say('WALLS.SETTINGS.RENEW')}
      </MenuItem>
      {place.code && (
        <MenuItem leftSection={<IconQrcode {...icon} />} onClick={() => void does('REVOKE')}>
          {say('WALLS.SETTINGS.REVOKE')}
        </MenuItem>
      )}
      <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void does('REMOVE')}>
        {say('WALLS.SETTINGS.REMOVE')}
      </MenuItem>
    </>
  );
}
