-- Sums of a point as its closing found them, by answer: whoever leads a meeting of thousands need not count every closed point
-- anew at each tap. What the vote decides, and what is recounted, is counted from the answers.
alter table meeting_course add column sums text;
