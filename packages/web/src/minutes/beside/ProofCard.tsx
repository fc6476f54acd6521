import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { documentLinks } from '#contract/documents/links.ts';
import type { MinutesView } from '#contract/minutes/schema.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { ForProof } from '../../kit/page/ForProof.tsx';

/** What finished minutes are known by, and the document that they are published as. */
export function ProofCard({ view: { sha256, document, publishedAt } }: { view: MinutesView }) {
  const say = useText();
  const shown = useShown();
  const facts: Fact[] = [];
  if (document)
    facts.push([
      say('MINUTES.STATES.published'),
      <Fragment key="document">
        <Link {...linkTo(documentLinks.one(document.id))}>{typo(document.name)}</Link>
        {publishedAt && <div>{shown.moment(publishedAt)}</div>}
      </Fragment>,
    ]);
  if (!document && !sha256) return null;
  return (
    <Card title={say('MINUTES.CARD.TITLE')} padded>
      {facts.length > 0 && <Facts narrow facts={facts} />}
      {sha256 && (
        <ForProof summary={say('MINUTES.PROOF')}>
          {say('MINUTES.SHA')} {sha256}
        </ForProof>
      )}
    </Card>
  );
}
