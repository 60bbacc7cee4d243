// Notifications of the system that it is somebody's turn while the page is hidden. The browser is asked for leave only where a person
// switches them on.
import { Switch } from './remembered.svelte';

const wanted = new Switch('shengxiao.notifications');

/** Chrome on Android has them for service workers only, which it says by throwing. */
function shown(title: string, options?: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options);
  } catch {
    return null;
  }
}

const leaveNow = () => ('Notification' in globalThis ? Notification.permission : 'never');

class Notifications {
  /** `never`: this browser has none for pages. */
  leave = $state<NotificationPermission | 'never'>(leaveNow());
  private last: Notification | null = null;

  get on(): boolean {
    return wanted.on && this.leave === 'granted';
  }

  async set(on: boolean): Promise<void> {
    wanted.on = on;
    if (!on || this.leave === 'granted') return;
    // Without leave nothing is shown.
    this.leave = shown('') ? await Notification.requestPermission() : 'never';
  }

  /** While the page is hidden; another one about the same replaces it. */
  tell(title: string, body: string, about: string): void {
    if (!this.on || !document.hidden) return;
    this.last = shown(title, { body, tag: about });
    this.last?.addEventListener('click', () => window.focus());
  }

  /** Whoever looks at the page needs none. */
  seen = (): void => {
    if (document.hidden) return;
    this.last?.close();
    this.last = null;
  };
}

export const notifications = new Notifications();
