/** What is said when the 3D board cannot be drawn, by the reason. */
export const graphicsText = {
  says: {
    unsupported: 'This computer cannot show the 3D board at the moment, so the flat board is open.',
    lost: 'The graphics card stopped drawing. The flat board is open until the 3D board can be drawn again.',
    failed: 'The 3D board could not be drawn, so the flat board is open.',
  },
  /** on the button that switches boards */
  tip: {
    unsupported: 'This computer could not show the 3D board. Press to try it again.',
    lost: 'The graphics card stopped drawing. The 3D board comes back when it can be drawn; press to try it now.',
    failed: 'The 3D board could not be drawn. Press to try it again.',
  },
  tryAgain: 'Try again',
  isBack: 'The 3D board is back.',
  /** what can be made only of the 3D board */
  picture: {
    unsupported:
      'This computer cannot show the 3D board, and a picture can only be taken of that. Copy the position instead.',
    lost: 'The graphics card stopped drawing, and a picture can only be taken of the 3D board. Wait until it is back, or switch to the 3D board to try it now.',
    failed:
      'The 3D board could not be drawn, and a picture can only be taken of that. Close this and switch to the 3D board to try it again.',
  },
  film: {
    unsupported: 'This computer cannot show the 3D board, and a film can only be made of that. Copy the game instead.',
    lost: 'The graphics card stopped drawing, and a film can only be made of the 3D board. Wait until it is back, or switch to the 3D board to try it now.',
    failed:
      'The 3D board could not be drawn, and a film can only be made of that. Close this and switch to the 3D board to try it again.',
  },
} as const;
