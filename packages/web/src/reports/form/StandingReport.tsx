import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { reportLinks } from '#contract/reports/links.ts';
import type { ReportDetail } from '#contract/reports/schema.ts';
import { upload } from '../../base/ask.ts';
import { newKey } from '../../base/once.ts';
import type { sendPatiently } from '../../base/patient.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot } from '../../kit/card/CardRows.tsx';
import { OnTheWay, type usePhotos } from '../../kit/files/PhotosField.tsx';
import { useUploads } from '../../kit/files/useUploads.ts';
import { Note } from '../../kit/page/Note.tsx';
import css from './StandingReport.module.css';

/** Straight to the report, each under a key of its own: sent again, it is not there twice. */
function useWayTo(id: number): typeof sendPatiently {
  const keys = useRef(new Map<File, string>());
  return async ({ name }, file, { onProgress, signal }) => {
    const key = keys.current.get(file) ?? newKey();
    keys.current.set(file, key);
    return upload(reports.upload, { id, name }, file, onProgress, signal, { quiet: true, key });
  };
}

/** What had not come when the report was stored: it stands, and they come to it. */
export function useStanding({ uploads }: ReturnType<typeof usePhotos>) {
  const [standing, stand] = useState<Props | null>(null);
  return {
    standing: standing && <StandingReport {...standing} />,
    /** Whether something is still to come. */
    waits: (report: ReportDetail): boolean => {
      const { items, remove } = uploads;
      if (items.length === 0) return false;
      for (const { key } of items) remove(key);
      stand({ report, files: items.map(({ file }) => file) });
      return true;
    },
  };
}

type Props = { report: ReportDetail; files: readonly File[] };
/** The report stands; photographs that did not go with it are tried again until they are there or given up. */
function StandingReport({ report, files }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const to = reportLinks.one(report.id);
  const uploads = useUploads(() => undefined, { atOnce: true, way: useWayTo(report.id) });
  const { add, items } = uploads;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    add(files);
  }, [add, files]);
  const hadSome = useRef(false);
  if (items.length > 0) hadSome.current = true;
  const isOver = hadSome.current && items.length === 0;
  useEffect(() => {
    if (isOver) void navigate({ ...to, replace: true });
  }, [isOver, navigate, to]);
  return (
    <Card title={typo(report.title)}>
      <div className={css.body}>
        <Note tone="ok" live>
          {say('REPORT.FORM.STANDS', { count: items.length })}
        </Note>
        <OnTheWay {...uploads} />
      </div>
      <CardFoot>
        <Button
          variant="default"
          rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden="true" />}
          renderRoot={(props) => <Link {...props} {...to} replace />}
        >
          {say('REPORT.FORM.TO_REPORT')}
        </Button>
      </CardFoot>
    </Card>
  );
}
