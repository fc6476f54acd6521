-- Questions that are a scale, and questions of dates: an offered answer is a day and a time there.
alter table survey_question add column kind text not null default 'choice' check (kind in ('choice', 'scale', 'dates'));
alter table survey_answer add column at timestamptz;
