/** Requests about what players write and draw beside the game, at any revision: they may do so while the computer moves. */
import { err } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import type { Played } from '../../contract/view.ts';
import type { AppSession } from '../app-session.ts';
import { type MakeChange, positionRequests } from './position-requests.ts';

type NoteRequests = Pick<Handlers, 'match.comment' | 'match.notes' | 'match.draw' | 'match.erase'>;
export function noteRequests(app: AppSession): NoteRequests {
  const { apply } = positionRequests(app);
  const note = (id: string, make: MakeChange): Promise<Answer<Played>> =>
    app.queue.run(() =>
      app.orDiskRefusal(async () => {
        const active = app.current;
        if (active?.session.id !== id) return err('no-match', errorMessages.noMatch);
        const { viewer, computer, byText } = active.session;
        return viewer.isHidden && !computer.plays && !byText.mine
          ? err('hidden', errorMessages.hidden)
          : apply(active, make);
      }),
    );

  return {
    'match.comment': ({ match: id, node, mark, text }) =>
      note(id, (match, when, { viewer }) =>
        viewer.maySee(node) ? match.comment(node, { mark, text }, when) : err('no-such-node', errorMessages.noSuchNode),
      ),
    'match.notes': ({ match: id, text }) =>
      note(id, (match, when, { viewer, computer, byText }) =>
        // everybody reads the notes, and whoever sees hidden things could write them down there
        viewer.side !== null && !computer.plays && !byText.mine
          ? err('secret-notes', errorMessages.secretNotes)
          : match.writeNotes(text, when),
      ),
    'match.draw': ({ match: id, pen, points }) =>
      note(id, (match, when, { viewer, computer, byText }) =>
        // everybody sees what is drawn, and a line over hidden things would show them
        viewer.side !== null && !computer.plays && !byText.mine
          ? err('secret-drawing', errorMessages.secretDrawing)
          : match.draw(pen, points, when),
      ),
    'match.erase': ({ match: id, strokes, back = false }) =>
      note(id, (match, when) => match.erase(strokes, back, when)),
  };
}
