-- What an act is about in words, where its subject is of a module that votes know nothing of.
alter table second_act add column about text not null default '';
