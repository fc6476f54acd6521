import { approvalComments } from '#contract/approvals/endpoints-comments.ts';
import { approvalFollow } from '#contract/approvals/endpoints-follow.ts';
import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import { Thread } from '../../comments/Thread.tsx';
import { FollowMenu } from '../../follow/FollowMenu.tsx';

/** What is said to it by everybody who sees it; a decision is never changed by it. */
export const ApprovalTalk = ({ a }: { a: ApprovalDetail }) => (
  <Thread
    calls={approvalComments}
    at={{ id: a.id }}
    comments={a.comments}
    total={a.commentCount}
    follow={a.follow && <FollowMenu call={approvalFollow.follow} id={a.id} way={a.follow} />}
    mayAdd={a.may.comment}
    keepsTyped
  />
);
