-- Questions whose offered answers are put in order, all of them.
alter table survey_question drop constraint survey_question_kind_check;
alter table survey_question add constraint survey_question_kind_check check (kind in ('choice', 'scale', 'dates', 'order'));
