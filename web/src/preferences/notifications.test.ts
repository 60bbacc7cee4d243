import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What the system was asked to show. */
let shown: { title: string; closed: boolean }[] = [];
let answer: NotificationPermission = 'granted';

class Stub {
  static permission: NotificationPermission = 'default';
  static requestPermission = vi.fn(() => Promise.resolve((Stub.permission = answer)));
  private readonly entry;
  constructor(title: string) {
    this.entry = { title, closed: false };
    if (Stub.permission === 'granted') shown.push(this.entry);
  }
  addEventListener = vi.fn();
  close = () => (this.entry.closed = true);
}

const hide = (hidden: boolean) => Object.assign(document, { hidden });

async function fresh() {
  vi.resetModules();
  return (await import('./notifications.svelte')).notifications;
}

beforeEach(() => {
  localStorage.clear();
  shown = [];
  answer = 'granted';
  Stub.permission = 'default';
  Stub.requestPermission.mockClear();
  vi.stubGlobal('Notification', Stub);
  hide(true);
});
afterEach(() => void hide(false));

describe('notifications', () => {
  it('are off, and ask for nothing, until somebody switches them on', async () => {
    const notifications = await fresh();
    notifications.tell('Your turn', 'Zodiac', 'k3f9');
    expect([shown, Stub.requestPermission.mock.calls]).toEqual([[], []]);
    await notifications.set(true);
    expect(notifications.on).toBe(true);
    notifications.tell('Your turn', 'Zodiac', 'k3f9');
    expect(shown).toEqual([{ title: 'Your turn', closed: false }]);
  });

  it('come only while the page is hidden, and go when it is seen', async () => {
    const notifications = await fresh();
    await notifications.set(true);
    notifications.tell('Your turn', 'Zodiac', 'k3f9');
    hide(false);
    notifications.seen();
    expect(shown).toEqual([{ title: 'Your turn', closed: true }]);
    notifications.tell('Your turn', 'Zodiac', 'k3f9');
    expect(shown).toHaveLength(1);
  });

  it('stay on at the next visit as long as the browser lets them', async () => {
    await (await fresh()).set(true);
    expect((await fresh()).on).toBe(true);
    Stub.permission = 'denied';
    expect((await fresh()).on).toBe(false);
  });

  it('stay off where the browser refuses, or has none', async () => {
    answer = 'denied';
    const refused = await fresh();
    await refused.set(true);
    expect([refused.on, refused.leave]).toEqual([false, 'denied']);
    const without = () => {
      throw new TypeError('Illegal constructor');
    };
    vi.stubGlobal('Notification', Object.assign(without, { permission: 'default' }));
    const never = await fresh();
    await never.set(true);
    expect([never.on, never.leave]).toEqual([false, 'never']);
  });
});
