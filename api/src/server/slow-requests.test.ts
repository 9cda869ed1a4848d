import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitSlowBodies } from './slow-requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets a request with a body through, and closes its response. */
function answered(complete: boolean) {
  const destroy = vi.fn<() => void>();
  const socket = { bytesRead: 0 };
  const request = { complete, destroy, socket, headers: { 'content-length': '5' } };
  const response = new EventEmitter();
  const next = vi.fn<() => void>();
  limitSlowBodies(1000, vi.fn())(
    request as unknown as Request,
    response as unknown as Response,
    next,
  );
  expect(next).toHaveBeenCalledOnce();
  response.emit('close');
  return { destroy };
}

test('of a request that has come and was answered nothing is kept', () => {
  const { destroy } = answered(true);
  expect(vi.getTimerCount()).toBe(0);
  expect(destroy).not.toHaveBeenCalled();
});

test('what still comes of a request that was answered is read for a while', () => {
  const { destroy } = answered(false);
  vi.advanceTimersByTime(999);
  expect(destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(destroy).toHaveBeenCalledOnce();
});
