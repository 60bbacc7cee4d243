// A WebSocket that reconnects. It numbers the requests, so that each answer finds its request.
import type { Message, Request } from './protocol';

export type Status = 'connecting' | 'open' | 'lost';

export interface Listener {
  message(message: Message): void;
  status(status: Status): void;
}

/** What the session needs of a connection; tests replace it. */
export interface Wire {
  /** Whether the request was sent; the listener gets what follows. */
  send(request: Request): boolean;
  /** The answer to this request, or null if the connection was lost first. */
  ask(request: Request): Promise<Message | null>;
}

const firstWait = 400;
const longestWait = 8000;

export class Connection implements Wire {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (answer: Message | null) => void>();
  private last = 0;
  private wait = firstWait;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    // Reconnects at once when a laptop wakes up or a phone is back in the network.
    addEventListener('online', () => this.retryNow());
    // Without a network a socket stays open for minutes; close it, so that the user is told.
    addEventListener('offline', () => this.drop());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.retryNow();
    });
  }

  open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = firstWait;
      this.listener.status('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as Message);
    socket.onclose = () => this.lose();
  }

  send(request: Request, n?: number): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ ...request, n }));
    return true;
  }

  ask(request: Request): Promise<Message | null> {
    const n = ++this.last;
    if (!this.send(request, n)) return Promise.resolve(null);
    return new Promise((resolve) => this.waiting.set(n, resolve));
  }

  private receive(message: Message): void {
    this.listener.message(message);
    if (message.n === undefined) return;
    this.waiting.get(message.n)?.(message);
    this.waiting.delete(message.n);
  }

  private lose(): void {
    this.socket = null;
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    this.listener.status('lost');
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, longestWait);
  }

  private retryNow(): void {
    if (this.socket === null) this.open();
  }

  private drop(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.lose();
  }
}

/** Beside the page, which may lie below a path. */
export function socketUrl(page: string): string {
  const url = new URL('ws', page);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
