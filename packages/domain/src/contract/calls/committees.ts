import {
  committeeChangeRequest,
  committeeEntryRequest,
  newCommitteeRequest,
} from '../../committee/committee.ts';
import { committeeChangedAnswer, committeeDetailAnswer, committeesAnswer } from '../committees.ts';
import type { Calls } from './Call.ts';

/** Savings clubs that the shop is a member of. */
export const committeeContract = {
  list: {
    method: 'GET',
    url: '/api/committee',
    summary: 'The committees that the shop is a member of, and where it stands in each',
    access: 'daily-work',
    answer: committeesAnswer,
  },
  detail: {
    method: 'GET',
    url: '/api/committee/:id',
    summary: 'One committee with its schedule and everything that was paid and taken',
    access: 'daily-work',
    answer: committeeDetailAnswer,
  },
  create: {
    method: 'POST',
    url: '/api/committee',
    summary: 'Join a committee',
    access: 'daily-work',
    body: newCommitteeRequest,
    answer: committeeChangedAnswer,
  },
  change: {
    method: 'PATCH',
    url: '/api/committee/:id',
    summary: "Change a committee's names, note or turns",
    access: 'daily-work',
    body: committeeChangeRequest,
    answer: committeeChangedAnswer,
  },
  enter: {
    method: 'POST',
    url: '/api/committee/:id/entry',
    summary: 'Pay an instalment, or take the pool',
    access: 'daily-work',
    body: committeeEntryRequest,
    answer: committeeChangedAnswer,
  },
} as const satisfies Calls;
