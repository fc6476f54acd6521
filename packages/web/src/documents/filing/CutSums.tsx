import { type PaperOfPages, type PlacedPage, papersOfPages } from '#contract/documents/rules-cut.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import css from './Filing.module.css';

/** Every page is counted in one of these rows. */
export function CutSums({ placed, papers }: { placed: readonly PlacedPage[]; papers: readonly PaperOfPages[] }) {
  const say = useText();
  const { whole } = papersOfPages(placed);
  const given = papers.flatMap((paper) => paper.pages).length;
  const open = placed.length - whole.length - given;
  const facts: Fact[] = [
    [say('CUTTING.SUMS.PAPERS', { count: papers.length }), given],
    ...(whole.length > 0 ? [[say('CUTTING.SUMS.WHOLE'), whole.length] as const] : []),
    ...(open > 0 ? [[say('FILING.SUMS.OPEN'), open] as const] : []),
    [say('CUTTING.SUMS.ALL'), <b key="all">{placed.length}</b>],
  ];
  return (
    <Card title={say('CUTTING.SUMS.TITLE')} padded>
      <div className={css.sums}>
        <Facts narrow facts={facts} />
      </div>
      <p>{say('CUTTING.SUMS.KEPT')}</p>
    </Card>
  );
}
