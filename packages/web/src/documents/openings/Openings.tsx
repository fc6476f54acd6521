import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { documentOpenings, type Opening } from '#contract/documents/endpoints-openings.ts';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardLead, CardNone, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import css from './Openings.module.css';

const size = 25;
type Props = { file: Pick<DocumentDetail, 'id' | 'mayManage' | 'seesOpenings'> };

/** Who opened the document, for those who may know it; asked for when somebody wants to see it. */
export function Openings({ file }: Props) {
  const say = useText();
  const [pages, setPages] = useState(0);
  if (!file.seesOpenings) return null;
  return (
    <Card title={say('OPENINGS.TITLE')}>
      <CardLead>{say(file.mayManage ? 'OPENINGS.LEAD' : 'OPENINGS.LEAD_OWN')}</CardLead>
      {pages === 0 ? (
        <CardFoot>
          <Button
            variant="default"
            leftSection={<IconEye size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setPages(1)}
          >
            {say('OPENINGS.SHOW')}
          </Button>
        </CardFoot>
      ) : (
        Array.from({ length: pages }, (_, i) => i + 1).map((page) => (
          <Part key={page} id={file.id} page={page} isLast={page === pages} onMore={() => setPages(page + 1)} />
        ))
      )}
    </Card>
  );
}

type PartProps = { id: number; page: number; isLast: boolean; onMore: () => void };
function Part({ id, page, isLast, onMore }: PartProps) {
  const say = useText();
  const of = useReading(documentOpenings.list, { id, page, sizePerPage: size });
  return (
    <Loaded of={of} shape={<Skeleton rows={3} />}>
      {({ openings, total }) => (
        <>
          {total === 0 && <CardNone>{say('OPENINGS.NONE')}</CardNone>}
          <CardRows>
            {openings.map((opening) => (
              <Line key={opening.id} opening={opening} />
            ))}
          </CardRows>
          {isLast && page * size < total && (
            <CardFoot>
              <Button variant="default" onClick={onMore}>
                {say('OPENINGS.MORE')}
              </Button>
            </CardFoot>
          )}
        </>
      )}
    </Loaded>
  );
}

function Line({ opening: { who, as, how, openedAt, versionNumber } }: { opening: Opening }) {
  const say = useText();
  const { moment } = useWhen();
  const line = say('OPENINGS.LINE', { when: moment(openedAt), number: versionNumber });
  return (
    <CardRow>
      <span className={css.words}>
        <span className={css.who}>
          {who?.full_name ?? say(`OPENINGS.AS.${as}`)}
          {who && <Tag>{say(`OPENINGS.AS.${as}`)}</Tag>}
        </span>
        <span className={css.second}>
          {line} · {say(`OPENINGS.HOW.${how}`)}
        </span>
      </span>
    </CardRow>
  );
}
