import { useParams } from '@tanstack/react-router';
import { discussionLinks } from '#contract/discussion/links.ts';
import type { DiscussionDetail } from '#contract/discussion/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useRemembered } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useDiscussion, whichOf } from '../rows/data.ts';
import { MissingDiscussion } from '../rows/MissingDiscussion.tsx';
import { DiscussionFacts, FollowCard } from './DiscussionFacts.tsx';
import { DiscussionHead } from './DiscussionHead.tsx';
import { Conclusion, Opening } from './Opening.tsx';
import { Replies } from './Replies.tsx';
import { useNews } from './useNews.ts';

/** /diskuze/{url_hash}: one discussion, from what opens it to the last reply. */
export function DiscussionPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/diskuze/$id' });
  useRemembered();
  const of = useDiscussion(id);
  if (whichOf(id) === undefined || of.error?.status === 404)
    return <MissingDiscussion key={id} told={of.error !== null} />;
  if (!of.data)
    return (
      <>
        <PageHead
          title={say('DISCUSSION.ONE')}
          record
          back={{ ...discussionLinks.list(), name: say('DISCUSSION.TITLE') }}
        />
        <Loaded of={of} shape={<RecordShape />}>
          {() => null}
        </Loaded>
      </>
    );
  return <Discussion key={of.data.id} d={of.data} />;
}

function Discussion({ d }: { d: DiscussionDetail }) {
  const news = useNews(d);
  return (
    <>
      <DiscussionHead d={d} first={news.first} newCount={news.newCount} />
      <Columns>
        <Column>
          <Conclusion d={d} />
          <Opening d={d} />
          <Replies d={d} news={news} />
        </Column>
        <Column>
          {d.follow && <FollowCard id={d.id} way={d.follow} />}
          <DiscussionFacts d={d} />
        </Column>
      </Columns>
    </>
  );
}
