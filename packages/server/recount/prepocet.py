#!/usr/bin/env python3
"""Recounts a vote out of the files beside it, written apart from the portal and from prepocet.mjs.
Needs nothing but Python 3.8 or newer; calls no server.
Přepočítá hlasování ze souborů vedle sebe, nezávisle na portálu i na prepocet.mjs.
Stačí Python 3.8 nebo novější; nikam se nepřipojuje.

  python3 prepocet.py [--key HEX]      public key known from elsewhere / veřejný klíč odjinud
                                       (a vote that moved has several: once for each / přenesené jich má víc)
  python3 prepocet.py --many FILE      packs as lines of JSON; answers a line of findings for each
  python3 prepocet.py --lists          names of its checks and of the kinds of entries it knows
"""
import json
import re
import sys
from datetime import datetime
from fractions import Fraction
from hashlib import sha256, sha512
from pathlib import Path


# --- Writing of values and digests -------------------------------------------------------------------------------

def canonical(value):
    """One text for one value: keys by code unit, no spaces."""
    if isinstance(value, dict):
        keys = sorted(value, key=lambda k: k.encode('utf-16-be', 'surrogatepass'))
        return '{' + ','.join(text(k) + ':' + canonical(value[k]) for k in keys) + '}'
    if isinstance(value, list):
        return '[' + ','.join(map(canonical, value)) + ']'
    return text(value)


def text(value):
    return json.dumps(value, ensure_ascii=False)


def digest(words):
    return sha256(words.encode('utf-8', 'surrogatepass')).hexdigest()


# --- Ed25519 (RFC 8032), only what checking a signature needs ----------------------------------------------------

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def plus(a, b):
    x1, y1, z1, t1 = a
    x2, y2, z2, t2 = b
    e, f = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    g, h = 2 * t1 * t2 * D % P, 2 * z1 * z2 % P
    i, j, k, l = f - e, h - g, h + g, f + e
    return i * j % P, k * l % P, j * k % P, i * l % P


def multiple(n, point):
    result = (0, 1, 1, 0)
    while n:
        if n & 1:
            result = plus(result, point)
        point = plus(point, point)
        n >>= 1
    return result


def point_of(data):
    """The point of the curve that 32 bytes stand for; None when there is none."""
    number = int.from_bytes(data, 'little')
    sign, y = number >> 255, number & (2**255 - 1)
    if len(data) != 32 or y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return x, y, 1, x * y % P


BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, 'little'))


def is_signed(vote, head, key):
    if not re.fullmatch('[0-9a-f]{128}', str(head['signature'])) or not re.fullmatch('[0-9a-f]{64}', str(key)):
        return False
    signature, public = bytes.fromhex(head['signature']), bytes.fromhex(key)
    a, r, s = point_of(public), point_of(signature[:32]), int.from_bytes(signature[32:], 'little')
    if a is None or r is None or s >= ORDER:
        return False
    words = canonical({'vote': vote, 'seq': head['seq'], 'hash': head['hash']}).encode('utf-8', 'surrogatepass')
    h = int.from_bytes(sha512(signature[:32] + public + words).digest(), 'little') % ORDER
    left, right = multiple(s, BASE), plus(r, multiple(h, a))
    return all((left[i] * right[2] - right[i] * left[2]) % P == 0 for i in (0, 1))


# --- The chain ---------------------------------------------------------------------------------------------------

class Row:
    def __init__(self, row):
        self.seq, self.hash, self.prev, self.used = row['seq'], row['hash'], row['prev'], False
        self.digest, self.body, self.before = digest(row['body']), None, ''
        try:
            body = json.loads(row['body'])
            if isinstance(body, dict):
                before = body.get('prev')
                self.before = before if isinstance(before, str) else ''
                self.body = body if canonical(body) == row['body'] else None
        except ValueError:
            pass

    def is_itself(self, vote, seq):
        fits = (self.hash, self.prev, self.seq) == (self.digest, self.before, seq)
        return fits and self.body is not None and (self.body.get('seq'), self.body.get('vote')) == (seq, vote)


def chain_of(pack, vote, signed):
    """Broken things, and the bodies that hang together, from the signed end backwards."""
    rows, broken, chain = [Row(r) for r in pack['entries']], [], []
    last = max((r.seq for r in rows), default=-1)
    top = pack['head']['seq'] if signed else max(last, 0)
    if last < top:
        broken.append(f'truncated at {last}, head says {top}')
    wanted = [pack['head']['hash']] if signed and last >= top else None
    for seq in range(min(top, last), -1, -1):
        bound = [r for r in rows if wanted is not None and r.digest in wanted and not r.used]
        bound.sort(key=lambda r: not (r.body is not None and r.body.get('seq') == r.seq))
        row = bound[0] if bound else next((r for r in rows if r.seq == seq), None)
        if row is None or row.used:
            broken.append(f'missing seq {seq}')
            wanted = None
            continue
        row.used = True
        if (bound or wanted is None) and row.is_itself(vote, seq):
            chain.insert(0, row.body)
            wanted = [row.before]
            continue
        broken.append(f'moved seq {seq}' if bound and row.seq != seq else f'changed seq {seq}')
        wanted = [row.before] if bound else [row.before, row.prev]
    broken += [f'added seq {r.seq}' for r in rows if not r.used]
    broken += [f'moved seq {b.seq}' for a, b in zip(rows, rows[1:]) if b.seq < a.seq]
    return broken, chain


# --- The count, entry by entry -----------------------------------------------------------------------------------

VALUES = ('agree', 'notAgree', 'noVote', 'miss')


class Count:
    def __init__(self, census):
        self.census = census
        self.form = census['v']
        # In the order of the agenda: of the frozen list, and taken up while a meeting went on (`added`).
        self.points = [{'id': p['id'], 'name': p['name'], 'rule': p.get('rule'), 'off': False} for p in census['points']]
        self.added = {}
        # Seats that stand now; `ever` are all that ever stood, as they began.
        self.seats = {s['id']: s for s in census['seats']}
        self.ever = dict(self.seats)
        self.changes, self.owned, self.alone, self.unsaid, self.prolonged = {}, {}, set(), False, None
        self.bodies, self.given, self.confirmed, self.people = {}, {}, {}, {}
        self.objections, self.erased, self.odd, self.end = [], set(), [], None
        self.papers, self.all_recorded = {}, False
        self.closes = None
        # A meeting: who is in the room, how its points closed, what backs its record.
        self.here, self.closed, self.has_sheet, self.confirmed_at, self.recorded = set(), {}, False, -1, -1
        self.is_room = census['type'] == 'local'
        self.is_strict = self.is_room and self.form > 1

    def now(self, who):
        """The record that a person's deeds belong to after merges."""
        seen = set()
        while who in self.people and who not in seen:
            seen.add(who)
            who = self.people[who]
        return who

    def take(self, body):
        kind = KINDS.get(str(body.get('kind')))
        if kind is None:
            why = 'kind'
        elif self.end is not None and not kind[1]:
            why = 'late'
        else:
            why = kind[0](self, body)
        if why:
            self.odd.append((body['seq'], why))
        self.bodies[body['seq']] = body


def point_named(count, name):
    return next((p for p in count.points if p['id'] == name), None)


def known_seat(count, body):
    return None if body.get('seat') in count.seats else 'unknown'


def take_start(_, body):
    return 'unknown' if body['seq'] > 0 else None


def take_ballot(count, body):
    said, seat = body.get('answers'), body.get('seat')
    points = {str(p['id']) for p in count.points}
    if seat not in count.seats or not isinstance(said, dict):
        return 'unknown'
    if any(point not in points or value not in VALUES for point, value in said.items()):
        return 'unknown'
    if count.census['type'] == 'online' and seat in count.given:
        return 'again'
    why = count.is_room and out_of_room(count, body, said)
    if why:
        return why
    if count.is_room:
        count.recorded = body['seq']
    own = count.given.setdefault(seat, {})
    own.update({int(point): (value, body['seq']) for point, value in said.items()})
    count.owned[body['seq']] = count.seats[seat].get('people', [])
    note_power(count, body)
    return None


def note_power(count, body):
    """What is done by a power says who backs it: nobody but its paper where no second person agreed to."""
    if body.get('kind') != 'proxy' and body.get('channel') != 'proxy':
        return
    if not isinstance(body.get('second'), str):
        count.unsaid = True
    elif body['second'] == 'alone':
        count.alone.add(body['seat'])


def take_proxy(count, body):
    if known_seat(count, body):
        return 'unknown'
    note_power(count, body)
    return None


def out_of_room(count, body, said):
    """Why a ballot cannot be cast in the room; none is an answer only where one is taken back."""
    if any(int(point) in count.closed for point in said):
        return 'closed'
    if not count.is_strict:
        return None
    if body['seat'] in count.here:
        return 'silent' if 'miss' in said.values() and body.get('back') is not True else None
    return 'away' if any(value != 'miss' for value in said.values()) else None


def take_arrived(count, body):
    if known_seat(count, body):
        return 'unknown'
    count.here.add(body['seat'])
    count.recorded = body['seq']
    return None


def take_left(count, body):
    """Answers to open points fall out, and the entry gives the reason; of the older form it gave none."""
    if known_seat(count, body):
        return 'unknown'
    count.here.discard(body['seat'])
    count.recorded = body['seq']
    own = count.given.get(body['seat'], {})
    open_points = [point for point in own if point not in count.closed]
    falls = any(own[point][0] != 'miss' for point in open_points)
    if falls and not body.get('reason') and not count.is_strict:
        return None
    for point in open_points:
        del own[point]
    return 'noReason' if falls and not body.get('reason') else None


def trio(seats):
    return len(seats), sum(len(s['units']) for s in seats), weight(seats)


def reaches(part, whole, mark, inclusive):
    limit = share_of(mark)
    return whole > 0 and (part / whole > limit or (inclusive and part / whole == limit))


def is_quorate(census, present, base):
    law = census.get('law')
    if not reaches(present, base, census['participation'], True):
        return False
    return not law or law['quorum'] is None or reaches(present, base, law['quorum'], law['quorumInclusive'])


def take_point(count, body):
    """A point closes with exactly those in the room; silence is only where they are too few to decide."""
    point, refused = body.get('point'), body.get('refused')
    closing = point_named(count, point)
    if closing is None:
        return 'unknown'
    if point in count.closed:
        return 'closed'
    # A matter that was not announced is decided only if nobody of the room would rather not.
    disputed = closing['off'] and isinstance(refused, list) and bool(refused)
    there = sorted(s['id'] for s in count.seats.values() if not s['own'] and s['id'] in count.here)
    for seat, own in count.given.items():
        if disputed or seat not in there:
            own.pop(point, None)
    silent = [s for s in there if count.given.get(s, {}).get(point, ('miss', 0))[0] == 'miss']
    for seat in silent:
        count.given.setdefault(seat, {})[point] = ('miss', body['seq'])
    count.closed[point] = (there, silent, body.get('at'))
    if body.get('present') != there:
        return 'room'
    if body.get('missing', []) != silent:
        return 'silent'
    base = weight([s for s in count.seats.values() if not s['own']])
    share = weight([count.seats[s] for s in there])
    enough = share > 0 and is_quorate(rule_of(count, closing), share, base)
    if 'missing' in body:
        return 'quorum' if enough and not disputed else None
    return 'consent' if closing['off'] and not (enough and refused == []) else None


def rule_of(count, point):
    """By what a point is decided: its own rule or the vote's; what was not announced only with everybody there."""
    rule = point['rule'] or count.census
    return {**rule, 'participation': '1/1'} if point['off'] else rule


def is_mark(words):
    return isinstance(words, str) and bool(re.fullmatch('[0-9]+/[1-9][0-9]*', words))


def is_rule(rule):
    if not isinstance(rule, dict):
        return False
    law = rule.get('law')
    marks = [rule.get('participation'), rule.get('accept')]
    if law:
        marks += [law.get('share')] + ([] if law.get('quorum') is None else [law['quorum']])
    return all(map(is_mark, marks))


def is_digest(words):
    return isinstance(words, str) and bool(re.fullmatch('[0-9a-f]{64}', words))


MOST_POINTS = 100


def take_added(count, body):
    """A point taken up while a meeting goes on, at its place in the agenda, with digests of its wording."""
    name, files, rule, before = (body.get(key) for key in ('point', 'files', 'rule', 'before'))
    worded = isinstance(body.get('name'), str) and is_digest(body.get('text')) and isinstance(files, list)
    if not count.is_strict or type(name) is not int or not worded or not all(map(is_digest, files)):
        return 'added'
    if (rule and not is_rule(rule)) or len(count.points) >= MOST_POINTS or point_named(count, name):
        return 'added'
    names = [p['id'] for p in count.points]
    if before is not None and before not in names:
        return 'added'
    point = {'id': name, 'name': body['name'], 'rule': rule, 'off': 'offAgenda' in body}
    count.points.insert(len(names) if before is None else names.index(before), point)
    count.added[name] = {'place': body['seq'], 'name': body['name'], 'text': body['text'], 'files': files,
                         'rule': canonical(rule), 'agenda': point['off']}
    return None


def take_sheet(count, body):
    files = body.get('files')
    if isinstance(files, list) and all(isinstance(f, str) for f in files):
        count.has_sheet = bool(files)
    elif body.get('confirmed') is True:
        count.confirmed_at = body['seq']
    else:
        return 'unknown'
    return None


def backing(count):
    if count.has_sheet:
        return 'sheet'
    return 'confirmed' if count.confirmed_at > count.recorded else 'none'


def take_objection(count, body):
    if known_seat(count, body):
        return 'unknown'
    count.objections.append((body['seat'], body.get('by')))
    return None


def take_confirmed(count, body):
    entry = body.get('entry')
    if entry not in count.bodies:
        return 'unknown'
    if entry in count.papers:
        if not named_paper(count, body):
            return 'unknown'
        if entry in count.confirmed or count.bodies[entry].get('by') == body.get('by'):
            return 'again'
    elif count.bodies[entry].get('kind') == 'paper':
        return 'unknown'
    count.confirmed[entry] = body.get('by')
    settle(count, body.get('seat'))
    return None


def moment(words):
    try:
        return datetime.fromisoformat(words.replace('Z', '+00:00'))
    except (AttributeError, ValueError):
        return None


def is_over(count, at):
    at, end = moment(at), moment(count.closes or count.census.get('closesAt'))
    return at is not None and end is not None and at >= end


def settle(count, seat):
    """Of the papers of a seat the first one that counts, unless the seat voted another way."""
    if seat not in count.seats or any(seq not in count.papers for _, seq in count.given.get(seat, {}).values()):
        return
    count.given.pop(seat, None)
    for seq, paper in count.papers.items():
        hands = [paper['photo'], seq in count.confirmed]
        if paper['seat'] == seat and paper['void'] is None and (all(hands) if paper['late'] else any(hands)):
            count.given[seat] = {int(point): (value, seq) for point, value in paper['answers'].items()}
            return


def take_paper(count, body):
    said, seat, handed = body.get('answers'), body.get('seat'), body.get('handedIn')
    if seat not in count.seats or not isinstance(said, dict):
        return 'unknown'
    points = {str(p['id']) for p in count.points}
    if set(said) != points or any(value not in VALUES for value in said.values()):
        return 'unknown'
    if seat in count.given:
        return 'again'
    late = isinstance(handed, str)
    if count.all_recorded or late != is_over(count, body.get('at')):
        return 'late'
    if late and not (moment(handed) and moment(handed) <= moment(count.closes or count.census['closesAt'])):
        return 'late'
    count.papers[body['seq']] = {'seat': seat, 'answers': said, 'late': late, 'photo': False, 'void': None}
    return None


def named_paper(count, body):
    paper = count.papers.get(body.get('entry'))
    return paper if paper and paper['seat'] == body.get('seat') and paper['void'] is None else None


def take_photo(count, body):
    paper = named_paper(count, body)
    if not paper or not isinstance(body.get('files'), list) or not body['files']:
        return 'unknown'
    if not paper['late'] and is_over(count, body.get('at')):
        return 'late'
    paper['photo'] = True
    settle(count, paper['seat'])
    return None


def take_void(count, body):
    paper = named_paper(count, body)
    if not paper or not isinstance(body.get('why'), str):
        return 'unknown'
    paper['void'] = body['why']
    settle(count, paper['seat'])
    return None


def take_papers_closed(count, body):
    if not is_over(count, body.get('at')):
        return 'late'
    count.all_recorded = True
    return None


def take_merged(count, body):
    count.people[body.get('from')] = body.get('to')
    if count.end is None:
        own = {e for e, by in count.confirmed.items() if count.now(by) == count.now(count.bodies[e].get('by'))}
        count.confirmed = {e: by for e, by in count.confirmed.items() if e not in own}
        for entry in own & set(count.papers):
            settle(count, count.papers[entry]['seat'])


def take_erased(count, body):
    seats = body.get('seats')
    if not isinstance(seats, list) or any(s not in count.ever for s in seats):
        return 'unknown'
    count.erased.update(seats)
    return None


def take_prolong(count, body):
    """A later end: once, before the one it takes the place of, which the first form does not hold."""
    if count.closes is not None:
        return 'again'
    later, last, when = moment(body.get('closesAt')), moment(count.census.get('closesAt')), moment(body.get('at'))
    if later is None or (count.form > 1 and not (last and when and later > last > when)):
        return 'unknown'
    count.closes = body['closesAt']
    count.prolonged = {'at': body.get('at'), 'reason': body.get('reason', '')}
    return None


def are_ids(given):
    return isinstance(given, list) and all(isinstance(n, int) for n in given)


def are_voters(given):
    return isinstance(given, list) and all(isinstance(v, list) and v and isinstance(v[0], int) for v in given)


def change_of(body, names):
    """What an entry says of a change of owners; None when it says it in another form."""
    told = {name: body.get(name) for name in ('seat', 'day', 'source', 'known')}
    words = all(isinstance(told[name], str) for name in ('day', 'source', 'known'))
    if not words or not re.fullmatch(r'\d{4}-\d\d-\d\d', told['day'], re.ASCII):
        return None
    return {**told, 'to': names}


def standing(count, seat):
    """Who stands for a seat in a room: who may vote for it, or its owners while nobody may."""
    return {count.now(who) for who in ([v[0] for v in seat['voters']] or seat['people'])}


def goes(count, seat):
    """Who is in the room no more has no answer to what is still open."""
    count.here.discard(seat)
    own = count.given.get(seat, {})
    for point in [p for p in own if p not in count.closed]:
        del own[point]


def take_register(count, body):
    """New owners act from now on; a ballot given holds. Who is in the room for the former ones is not there for these."""
    seat, change = count.seats.get(body.get('seat')), change_of(body, body.get('to'))
    people, voters = body.get('people'), body.get('voters')
    if seat is None or change is None or not isinstance(body.get('to'), str):
        return 'unknown'
    if not are_ids(people) or not are_voters(voters):
        return 'unknown'
    if body.get('from') != seat['owners']:
        return 'owners'
    later = {**seat, 'owners': body['to'], 'people': people, 'voters': voters}
    count.seats[seat['id']] = later
    count.changes[body['seq']] = change
    alike = {count.now(p) for p in seat.get('people', [])} == {count.now(p) for p in people}
    if seat['id'] in count.here and not alike and not standing(count, seat) & standing(count, later):
        goes(count, seat['id'])
    return None


def is_part(part):
    shape = isinstance(part, dict) and are_ids(part.get('units')) and are_ids(part.get('people'))
    return (shape and are_voters(part.get('voters')) and isinstance(part.get('labels'), list)
            and bool(re.fullmatch('[0-9]+', str(part.get('num')))) and bool(re.fullmatch('[1-9][0-9]*', str(part.get('den')))))


def are_the_whole(whole, parts):
    if len(parts) < 2 or any(p['own'] != whole['own'] or not p['units'] for p in parts):
        return False
    lists = all(sorted(x for p in parts for x in p[name]) == sorted(whole[name]) for name in ('units', 'labels'))
    return lists and weight(parts) == weight([whole])


def take_parted(count, body):
    """Units of a seat have different owners: each part acts for itself, with the weight of its units."""
    whole, change, parts = count.seats.get(body.get('seat')), change_of(body, None), body.get('parts')
    if whole is None or change is None or not isinstance(parts, list) or not all(map(is_part, parts)):
        return 'unknown'
    if not are_the_whole(whole, parts) or any(p['id'] in count.ever for p in parts):
        return 'parts'
    name, ids = whole['id'], [p['id'] for p in parts]
    given = count.given.pop(name, None)
    del count.seats[name]
    for part in parts:
        count.seats[part['id']] = count.ever[part['id']] = part
        if given is not None:
            count.given[part['id']] = dict(given)
        if name in count.alone:
            count.alone.add(part['id'])
    count.alone.discard(name)
    count.changes[body['seq']] = change

    def handed(seats):
        return [s for seat in seats for s in (ids if seat == name else [seat])]

    count.closed = {point: (handed(there), handed(silent), at) for point, (there, silent, at) in count.closed.items()}
    heirs = [p['id'] for p in parts if standing(count, whole) & standing(count, p)]
    stays = heirs if name in count.here and len(heirs) == 1 else []
    count.here.discard(name)
    count.here.update(stays)
    for seat in ids:
        if count.is_room and seat not in stays:
            goes(count, seat)
    return None


def take_end(count, body):
    count.end = body
    is_open = any(p['id'] not in count.closed for p in count.points)
    return 'open' if body['kind'] == 'finish' and count.is_strict and is_open else None


# Every kind of entry: what it does to the count, and whether it may follow the end.
KINDS = {
    'start': (take_start, False),
    'ballot': (take_ballot, False),
    'arrived': (take_arrived, False),
    'left': (take_left, False),
    'proxy': (take_proxy, False),
    'point': (take_point, False),
    'added': (take_added, False),
    'sheet': (take_sheet, False),
    'objection': (take_objection, True),
    'confirmed': (take_confirmed, True),
    'tickets': (lambda count, body: None, False),
    'paper': (take_paper, False),
    'photo': (take_photo, False),
    'void': (take_void, False),
    'papersClosed': (take_papers_closed, False),
    'register': (take_register, False),
    'parted': (take_parted, False),
    'merged': (take_merged, True),
    'erased': (take_erased, True),
    'prolong': (take_prolong, False),
    'cancel': (take_end, False),
    'finish': (take_end, False),
}


def share_of(words):
    """A share in either writing; None when it is none."""
    try:
        parts = re.fullmatch(r'(-?\d+)/(\d+)', str(words))
        if parts:
            return Fraction(int(parts[1]), int(parts[2]))
        given = json.loads(str(words))
        return Fraction(int(given.get('numerator', 1)), int(given.get('denominator', 1)))
    except (ValueError, ZeroDivisionError, AttributeError):
        return None


def weight(seats):
    return sum((Fraction(int(s['num']), int(s['den'])) for s in seats), Fraction(0))


def outcome(count, point):
    """Shares, seats with units, and the verdict of a point: those of the association itself count nowhere."""
    rule = rule_of(count, point_named(count, point))
    columns = {v: [] for v in VALUES}
    for seat in count.seats.values():
        if not seat['own']:
            columns[count.given.get(seat['id'], {}).get(point, ('miss', 0))[0]].append(seat)
    shares = {v: weight(columns[v]) for v in VALUES}
    counts = {v: [len(columns[v]), sum(len(s['units']) for s in columns[v])] for v in VALUES}
    base = sum(shares.values())
    # In a room everybody there is present, answered or not.
    closing = count.closed.get(point)
    present = weight([count.seats[s] for s in closing[0]]) if closing else base - shares['miss']

    def agreed(asks, mark):
        return reaches(shares['agree'], present if asks['of'] == 'present' else base, mark, asks['inclusive'])

    # What the preset asks has to hold beside the numbers.
    law = rule.get('law')
    passed = is_quorate(rule, present, base) and agreed(rule, rule['accept'])
    passed = passed and (not law or agreed(law, law['share']))
    return shares, counts, bool(passed)


def by_others(count):
    def foreign(seq):
        body = count.bodies[seq]
        if body.get('channel') != 'own':
            return body.get('channel') == 'proxy'
        return count.now(body.get('by')) not in {count.now(p) for p in count.owned.get(seq, [])}

    return trio([s for s in count.seats.values() if not s['own']
                 and any(foreign(seq) for _, seq in count.given.get(s['id'], {}).values())])


def without_second(count):
    """Seats that were acted for by a power that nobody confirmed; None where an entry does not tell of its power."""
    return None if count.unsaid else trio([s for s in count.seats.values() if not s['own'] and s['id'] in count.alone])


# --- The checks, in the order of the portal's page ---------------------------------------------------------------

class Checking:
    def __init__(self, pack, census, known):
        self.pack, self.census, self.own = pack, census, digest(pack['census'])
        self.left = pack.get('departures', [])
        self.known = known or [end['publicKey'] for end in [pack['head'], *self.left]]
        self.signed = self.believes(pack['head'])
        self.broken, self.chain = chain_of(pack, census['vote'], self.signed)
        self.count = Count(census)
        for body in self.chain:
            self.count.take(body)
        self.start = self.chain[0] if self.chain and self.chain[0]['seq'] == 0 else None
        self.names = {n['seat']: n for n in pack['names']}

    def believes(self, end):
        return end['publicKey'] in self.known and is_signed(self.census['vote'], end, end['publicKey'])

    def is_whole(self):
        return not self.broken and bool(self.chain)


def check_signature(c):
    return [] if c.signed else ['signature']


def check_keys(c):
    """Parts of the ledger by the portals they were written in: each names the key of the one before it."""
    found = [f"key seq {end['seq']}: signature" for end in c.left if not c.believes(end)]
    if c.broken:
        return found
    rows = {body['seq']: body for body in c.chain}
    before = -1
    for end in c.left:
        seq, row = end['seq'], rows.get(end['seq'])
        resigned = c.pack['head']['seq'] <= seq and c.pack['head']['publicKey'] != end['publicKey']
        if row is None or digest(canonical(row)) != end['hash'] or seq <= before or resigned:
            found.append(f'key seq {seq}: place')
        over = c.count.end is not None and c.count.end['seq'] <= seq
        if not over and rows.get(seq + 1, {}).get('kind') != 'cancel':
            found.append(f'key seq {seq}: open')
        before = seq
    for seq, body in rows.items():
        earlier = [end for end in c.left if end['seq'] < seq]
        if not earlier:
            lawful = 'moved' not in body
        else:
            lawful = body.get('moved') == earlier[-1]['publicKey'] and body.get('kind') in ('cancel', 'merged', 'erased')
            lawful = lawful and (body['kind'] != 'cancel' or earlier[-1]['seq'] == seq - 1)
        if not lawful:
            found.append(f'key seq {seq}: entry')
    return found


def check_chain(c):
    return [name for name in c.broken if not name.startswith('changed')]


def check_entries(c):
    odd = [] if c.broken else [f'odd seq {seq}: {why}' for seq, why in c.count.odd]
    return [name for name in c.broken if name.startswith('changed')] + odd


def check_fingerprint(c):
    started = c.start is None or (c.start.get('kind'), c.start.get('fingerprint')) == ('start', c.own)
    return [] if c.own == c.pack['fingerprint'] and started else ['fingerprint']


def check_points(c):
    """Points taken up while the meeting went on, as their entries say, in the order of all."""
    if c.broken:
        return []
    shown = {p['point']: p for p in c.pack['added']}
    found = [f'point {point}: added' for point in shown if point not in c.count.added]
    for point, said in c.count.added.items():
        row = shown.get(point)
        if row is None:
            found.append(f'point {point}: missing')
            continue
        told = {'place': row['seq'], 'name': row['name'], 'text': digest(row['text']), 'files': row['files'],
                'rule': canonical(row['rule']), 'agenda': row['offAgenda']}
        found += [f'point {point}: {what}' for what in said if told[what] != said[what]]
    if (shown or c.count.added) and c.pack['order'] != [p['id'] for p in c.count.points]:
        found.append('order of points differs')
    return found


def check_names(c):
    found = []
    for seat, frozen in c.count.ever.items():
        row = c.names.get(seat)
        if row is None:
            found.append(f'owners of seat {seat} differ from the fingerprint')
            continue
        is_open, is_erased, is_new = row['salt'] is not None, seat in c.count.erased, c.count.form > 1
        words = canonical({'owners': row['owners'], 'spare': row['spare']}) if is_new else row['owners']
        if is_open and digest(f"{row['salt']}|{words}") != frozen['owners']:
            found.append(f'owners of seat {seat} differ from the fingerprint')
        if is_new and not is_open and not is_erased:
            found.append(f'owners of seat {seat} cannot be opened')
        if is_open and is_erased:
            found.append(f'owners of seat {seat} were erased')
        if share_of(row['share']) != weight([frozen]):
            found.append(f'share of seat {seat} differ')
        if is_new and row['units'] != ', '.join(frozen['labels']):
            found.append(f'units of seat {seat} differ')
    strangers = [n['seat'] for n in c.pack['names'] if n['seat'] not in c.count.ever]
    return found + [f'owners of seat {seat} differ from the fingerprint' for seat in strangers]


def check_voters(c):
    def people(voters):
        return {(c.count.now(who), how) for who, how in voters}

    return [f'voters of seat {seat} differ' for seat in c.count.ever
            if people(c.names.get(seat, {}).get('voters', [])) != people(c.count.seats.get(seat, {}).get('voters', []))]


def check_changes(c):
    if c.broken:
        return []
    shown = {row['seq']: row for row in c.pack['changes']}
    found = [f'change seq {seq}: added' for seq in shown if seq not in c.count.changes]
    for seq, change in c.count.changes.items():
        row = shown.get(seq)
        if row is None:
            found.append(f'change seq {seq}: missing')
            continue
        found += [f'change seq {seq}: {name}' for name in ('seat', 'day', 'source', 'known') if row[name] != change[name]]
        if change['to'] is None:
            continue
        is_open, is_erased = row['salt'] is not None, change['seat'] in c.count.erased
        words = canonical({'owners': row['owners'], 'spare': row['spare']})
        if is_open and digest(f"{row['salt']}|{words}") != change['to']:
            found.append(f'change seq {seq}: names')
        if is_open == is_erased:
            found.append(f"change seq {seq}: {'erased' if is_open else 'closed'}")
    return found


def check_course(c):
    if c.broken:
        return []
    shown, end, found = c.pack['course'], c.count.end, []
    is_over = shown['status'] == 'finish'
    if is_over and end is None:
        found.append('end none')
    if not is_over and (end is not None or c.pack['results']):
        found.append('end running')
    if is_over and end is not None and (end['kind'] == 'cancel') != shown['cancelled']:
        found.append('end other')
    times = []
    if c.start is not None:
        times.append(('started', shown['startedAt'], c.start.get('at')))
    if end is not None or not is_over:
        times.append(('ended', shown['finishedAt'], end.get('at') if end else None))
    if c.count.form > 1:
        times.append(('opens', shown['opensAt'], c.census['opensAt']))
        times.append(('closes', shown['closesAt'], c.count.closes or c.census['closesAt']))
    found += [f'time {name} differs' for name, seen, said in times if seen != said]
    if end is not None and shown['reason'] != end.get('reason'):
        found.append('reason differs')
    if shown['prolonged'] != c.count.prolonged:
        found.append('prolonging differs')
    return found


def check_answers(c):
    shown = {a['seat']: {int(p): v for p, v in a['answers'].items()} for a in c.pack['answers']}
    found = []
    for seat in {**c.count.seats, **c.count.given, **shown}:
        said = {point: value for point, (value, _) in c.count.given.get(seat, {}).items()}
        told = shown.get(seat, {})
        for point in sorted({p['id'] for p in c.count.points} | set(told)):
            if told.get(point, 'miss') != said.get(point, 'miss'):
                found.append(f'answer of seat {seat} to point {point} differs from the ledger')
    return found


def check_casts(c):
    shown = {(cast['seat'], point): cast['seq'] for cast in c.pack['casts'] for point in cast['points']}
    found = [f'cast of seat {seat} to point {point} differs' for seat, own in c.count.given.items()
             for point, (_, seq) in own.items() if shown.get((seat, point)) != seq]
    for cast in c.pack['casts']:
        for point in cast['points']:
            _, seq = c.count.given.get(cast['seat'], {}).get(point, ('miss', None))
            body = c.count.bodies.get(seq)
            if body is None:
                continue
            where = f"of seat {cast['seat']} to point {point} differs"
            if cast['channel'] != body.get('channel'):
                found.append(f'channel {where}')
            if c.count.form > 1 and c.count.now(cast['by']) != c.count.now(body.get('by')):
                found.append(f'by {where}')
            if cast['at'] != body.get('at'):
                found.append(f'at {where}')
    return found


def check_papers(c):
    written = {seq: b for seq, b in c.count.bodies.items()
               if b.get('kind') == 'paper' or (b.get('kind'), b.get('channel')) == ('ballot', 'paper')}
    shown = {p['seq']: p for p in c.pack['papers']}
    found = [f'paper seq {seq}: added' for seq in shown if seq not in written]
    for seq, body in written.items():
        paper = shown.get(seq)
        if paper is None:
            found.append(f'paper seq {seq}: missing')
            continue
        pairs = [('seat', paper['seat'], body.get('seat')), ('number', paper['number'], body.get('number', body.get('ticket'))),
                 ('handed', paper.get('handedIn'), body.get('handedIn')),
                 ('taken', c.count.now(paper.get('takenBy')), c.count.now(body.get('takenBy'))),
                 ('void', paper.get('void'), c.count.papers.get(seq, {}).get('void'))]
        if c.count.form > 1:
            pairs += [('date', paper['date'], body.get('date')), ('scanned', paper['scanned'], body.get('scanned'))]
            pairs.append(('by', c.count.now(paper['by']), c.count.now(body.get('by'))))
            pairs.append(('confirmed', c.count.now(paper['confirmed']), c.count.now(c.count.confirmed.get(seq))))
        found += [f'paper seq {seq}: {name}' for name, told, said in pairs if told != said]
    return found


def check_objections(c):
    shown = [(o['seat'], o['by']) for o in c.pack['objections']]

    def people(pairs, seat):
        return {'x' if c.count.form == 1 else c.count.now(by) for s, by in pairs if s == seat}

    seats = sorted({seat for seat, _ in shown + c.count.objections})
    return [f'objections of seat {s} differ' for s in seats if people(shown, s) != people(c.count.objections, s)]


def is_trio(trio_of, given):
    seats, units, share = trio_of
    return isinstance(given, list) and given[:2] == [seats, units] and share_of(given[2]) == share


def is_room(count, point, said, seen):
    """Who was in the room when the point closed, who of them was silent, and when it was."""
    if point not in count.closed:
        return seen['room'] is None and seen['closedAt'] is None
    there, silent, at = count.closed[point]
    parts = {'present': trio([count.seats[s] for s in there]), 'silent': trio([count.seats[s] for s in silent])}
    told = seen['room'] or {}
    fits = all(is_trio(parts[name], given.get(name)) for name in parts for given in (said, told))
    return fits and seen['closedAt'] == at


def check_results(c):
    shown, end, told = c.pack['course'], c.count.end, c.pack['results']
    decided = shown['status'] == 'finish' and not shown['cancelled']
    if not (decided or told or c.pack['byOthers'] is not None or (end is not None and end['kind'] == 'finish')):
        return []
    found = []
    for point in c.count.points:
        shares, counts, passed = outcome(c.count, point['id'])
        said = ((end or {}).get('results') or {}).get(str(point['id']))
        seen = next((r for r in told if r['point'] == point['id']), None)
        right = said is not None and seen is not None and said.get('passed') is passed and seen['passed'] is passed
        if not right or any(share_of(columns.get(v)) != shares[v] for columns in (said, seen['columns']) for v in VALUES):
            found.append(f"result of point {point['id']} differs")
        if c.count.form > 1 and seen is not None and not is_room(c.count, point['id'], said or {}, seen):
            found.append(f"room of point {point['id']} differs")
        claims = [] if seen is None else [seen.get('counts')]
        if seen is not None and said is not None and c.count.form > 1:
            claims.append(said.get('counts'))
        if any(not isinstance(given, dict) or any(given.get(v) != counts[v] for v in VALUES) for given in claims):
            found.append(f"counts of point {point['id']} differ")
    if c.count.form > 1:
        others, backed = by_others(c.count), backing(c.count) if c.count.is_room else None
        if not all(is_trio(others, given) for given in ((end or {}).get('byOthers'), c.pack['byOthers'])):
            found.append('byOthers differ')
        alone, nothing = without_second(c.count), [0, 0, '0/1']
        claims = ((end or {}).get('withoutSecond', nothing), c.pack['withoutSecond'])
        if alone is not None and not all(is_trio(alone, given) for given in claims):
            found.append('withoutSecond differ')
        if any(given != backed for given in ((end or {}).get('attendance'), c.pack['attendance'])):
            found.append('attendance differs')
    return found


# Name, the form that holds what is asked about, whether it needs a whole chain.
CHECKS = [
    ('signature', check_signature, 1, False),
    ('keys', check_keys, 1, False),
    ('chain', check_chain, 1, False),
    ('entries', check_entries, 1, False),
    ('fingerprint', check_fingerprint, 1, False),
    ('points', check_points, 1, False),
    ('names', check_names, 1, False),
    ('voters', check_voters, 2, False),
    ('changes', check_changes, 2, False),
    ('course', check_course, 1, False),
    ('answers', check_answers, 1, True),
    ('casts', check_casts, 1, True),
    ('papers', check_papers, 1, True),
    ('objections', check_objections, 1, True),
    ('results', check_results, 1, True),
]


def checked(pack, known=()):
    """Each check with what it finds; None where it could not be made. And the count."""
    try:
        census = json.loads(pack['census'])
        if census['v'] not in (1, 2) or not isinstance(census['seats'], list):
            raise KeyError('v')
    except (ValueError, KeyError, TypeError):
        return [(name, ['fingerprint'] if name == 'fingerprint' else None) for name, *_ in CHECKS], None
    c = Checking(pack, census, known)
    results = [(name, None if c.count.form < since or (whole and not c.is_whole()) else of(c))
               for name, of, since, whole in CHECKS]
    return results, c.count if c.is_whole() else None


# --- What is told ------------------------------------------------------------------------------------------------

def pack_here(folder):
    def read(name):
        return (folder / name).read_text(encoding='utf-8')

    return {**json.loads(read('ledger.json')), 'results': json.loads(read('results.json')),
            'census': read('census.json').rstrip()}


def tell(known):
    pack = pack_here(Path(__file__).resolve().parent)
    results, count = checked(pack, known)
    if count is not None and count.end is not None and count.end['kind'] == 'finish':
        for point in count.points:
            shares, _, passed = outcome(count, point['id'])
            print(point['name'], '\n  přijato / passed' if passed else '\n  nepřijato / not passed')
            names = ('pro / for', 'proti / against', 'zdržel se / abstained', 'nepřítomni / absent')
            print('  ' + ', '.join(f'{name} {shares[v]}' for name, v in zip(names, VALUES)))
    for name, found in results:
        print('–' if found is None else '✗' if found else '✓', name)
    for end in pack.get('departures', []):
        print('· přeneseno z jiného portálu, jeho klíč / moved from another portal, its key', end['publicKey'])
    print('· klíč / key', pack['head']['publicKey'])
    if count is not None and count.form == 1:
        print('· starší podoba záznamu: co neobsahuje, říká README / an older form: README says what it leaves out')
    findings = list(dict.fromkeys(name for _, found in results for name in found or []))
    for name in findings:
        print('✗', name)
    print('OK: všechno souhlasí / everything fits' if not findings else f'NESOUHLASÍ: {len(findings)} / DOES NOT FIT')
    return 1 if findings else 0


def main(args):
    sys.stdout.reconfigure(encoding='utf-8')
    known = [args[i + 1] for i, word in enumerate(args[:-1]) if word == '--key']
    if '--lists' in args:
        print(json.dumps({'checks': [name for name, *_ in CHECKS], 'kinds': list(KINDS)}))
    elif '--many' in args:
        with open(args[args.index('--many') + 1], encoding='utf-8') as lines:
            for line in filter(str.strip, lines):
                results, _ = checked(json.loads(line), known)
                print(json.dumps(list(dict.fromkeys(n for _, found in results for n in found or []))))
    else:
        return tell(known)
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
